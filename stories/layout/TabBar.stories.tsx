import { AppLayout } from '@kovan/ui/layout/AppLayout';
import { useToast } from '@kovan/ui/providers/ToastProvider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { headerOf, highlightedIn, inFrame, linksIn, linksOf } from './support/header.ts';

/** Below the large breakpoint the header's destinations stand at the foot, too, within the thumb's reach. */
const meta = {
  title: 'Layout/Tab bar',
  component: AppLayout,
  render: () => <h1>Ekran</h1>,
  parameters: { ...inFrame() },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof AppLayout>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const barOf = (canvas: Canvas) => canvas.findByRole('navigation', { name: 'Hızlı gezinme' });

/** Opens the menu, whose links the bar's are held against. */
const openMenu = async (canvas: Canvas, press: (button: HTMLElement) => Promise<unknown>) => {
  const header = await headerOf(canvas);
  await press(await header.findByRole('button', { name: 'Menüyü aç' }));
  return header;
};

const sameLinks: Story['play'] = async ({ canvas, userEvent, step }) => {
  const bar = await barOf(canvas);
  const links = linksIn(bar);
  const current = bar.querySelector('[aria-current="page"]')?.textContent;
  const header = await openMenu(canvas, userEvent.click);
  await step('[EV-11] the same links, order and current one as the header’s', async () => {
    await expect(links.length).toBeGreaterThanOrEqual(3);
    await expect(linksOf(header)).toEqual(links);
    await expect(header.getByRole('link', { current: 'page' }).textContent).toBe(current);
  });
  await step('[H-07] which alone is highlighted', async () => {
    await expect(highlightedIn(bar)).toEqual([current]);
  });
  await step('[EV-11] out of reach while the menu is open', async () => {
    await expect(bar).toHaveAttribute('inert');
    await userEvent.click(header.getByRole('button', { name: 'Menüyü kapat' }));
    await expect(bar).not.toHaveAttribute('inert');
  });
};

export const FamilyView: Story = { play: sameLinks };

export const ChildView: Story = {
  parameters: inFrame({ route: '/app/elif/tasks', viewMode: 'child', selectedChild: 'elif' }),
  play: sameLinks,
};

export const InEnglish: Story = {
  globals: { viewport: { value: 'belowLarge', isRotated: false }, locale: 'en' },
  play: async ({ canvas, step }) => {
    await step(
      '[EV-11] has a name of its own, and stands there to the last pixel below the large breakpoint',
      async () => {
        await expect(await canvas.findByRole('navigation', { name: 'Quick navigation' })).toBeVisible();
      },
    );
  },
};

export const OnThePage: Story = {
  render: function Long() {
    const { show } = useToast();
    useEffect(() => show('Kaydedilemedi.', { tone: 'error' }), [show]);
    return (
      <>
        <h1>Ekran</h1>
        <div style={{ height: 1200 }} />
        <a href="/app/children">En sondaki</a>
      </>
    );
  },
  play: async ({ canvas, canvasElement, step }) => {
    const bar = await barOf(canvas);
    const top = () => bar.getBoundingClientRect().top;
    await step('[EV-11] stands at the foot, each link a thumb’s size', async () => {
      await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight);
      for (const link of within(bar).getAllByRole('link')) {
        const { width, height } = link.getBoundingClientRect();
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });
    await step('[EV-11] messages rise above it', async () => {
      const message = await within(canvasElement.ownerDocument.body).findByText('Kaydedilemedi.');
      await expect(message.closest('li')!.getBoundingClientRect().bottom).toBeLessThan(top());
    });
    await step('[EV-11] the page ends above it, and what gets the focus comes to stand above it', async () => {
      const last = canvas.getByRole('link', { name: 'En sondaki' });
      last.focus();
      await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThan(top()));
      window.scrollTo(0, document.documentElement.scrollHeight);
      await waitFor(() =>
        expect(Math.floor(canvas.getByRole('main').getBoundingClientRect().bottom)).toBeLessThanOrEqual(top()),
      );
      window.scrollTo(0, 0);
    });
  },
};

export const FromTheLargeBreakpoint: Story = {
  globals: { viewport: { value: 'large', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('[EV-11] the header’s navigation stands alone', async () => {
      await headerOf(canvas);
      await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    });
  },
};

export const SwitchesTheView: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const header = await headerOf(canvas);
    const button = await header.findByRole('button', { name: 'Kim kullanıyor? Şimdi: Aile' });
    const body = within(canvasElement.ownerDocument.body);
    await step('[EV-11] the language buttons stay beside it', async () => {
      await expect(header.getByRole('button', { name: /English/ })).toBeVisible();
    });
    await step('a press on the picture shows whose view it can be', async () => {
      await userEvent.click(button);
      const sheet = within(await body.findByRole('dialog', { name: 'Kim kullanıyor?' }));
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(await sheet.findByRole('button', { name: 'Aile' })).toHaveAttribute('aria-pressed', 'true');
      const tops = ['Aile', 'Elif', 'Can', 'Defne'].map(
        (name) => sheet.getByRole('button', { name }).getBoundingClientRect().top,
      );
      await expect(new Set(tops).size).toBe(1);
    });
    await step('Escape closes it, and the focus goes back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('choosing a child goes there, and the focus to its page', async () => {
      await userEvent.click(button);
      await userEvent.click(within(await body.findByRole('dialog')).getByRole('button', { name: 'Can' }));
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app$/);
      await expect(await header.findByRole('button', { name: 'Kim kullanıyor? Şimdi: Can' })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    });
  },
};

export const InTheDark: Story = { ...FamilyView, globals: { ...meta.globals, theme: 'dark' } };
