import { AppLayout } from '@kovan/ui/layout/AppLayout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { headerOf, highlightedIn, inFrame, linksOf } from './support/header.ts';

/** The header below the large breakpoint. */
const meta = {
  title: 'Layout/Header/Menu',
  component: AppLayout,
  render: () => <h1>Ekran</h1>,
  parameters: { ...inFrame() },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof AppLayout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  globals: { viewport: { value: 'belowLarge', isRotated: false } },
  play: async ({ canvas, step }) => {
    const header = await headerOf(canvas);
    await step('[H-20] [N-24] a pixel below the large breakpoint collapses into a menu', async () => {
      await expect(window.innerWidth).toBe(1023);
      await expect(await header.findByRole('button', { name: 'Menüyü aç' })).toBeVisible();
      await expect(header.queryByRole('navigation')).not.toBeInTheDocument();
    });
    await step('[I-10] [H-12] the language buttons stay', async () => {
      await expect(header.getByRole('button', { name: /Türkçe/ })).toBeVisible();
      await expect(header.getByRole('button', { name: /English/ })).toBeVisible();
    });
  },
};

export const ClosedOnASmallPhone: Story = {
  play: async ({ canvas, step }) => {
    const header = await headerOf(canvas);
    await step('[H-08] [H-20] has room for the title in its one row', async () => {
      await expect(window.innerWidth).toBe(360);
      await document.fonts.ready;
      const languages = header.getByRole('button', { name: /Türkçe/ }).getBoundingClientRect();
      const title = header.getByText('Kovan').getBoundingClientRect();
      await expect(title.width).toBeGreaterThan(20);
      await expect(title.right).toBeLessThan(languages.left);
    });
  },
};

export const ClosedInAChildsView: Story = {
  globals: { viewport: { value: 'handheld', isRotated: false } },
  parameters: {
    ...inFrame({ viewMode: 'child', selectedChild: 'elif', settings: { features: ['devices'] } }),
  },
  play: async ({ canvas, step }) => {
    const header = await headerOf(canvas);
    await step('[H-08] [H-20] [DV-10] keeps to one row, with the title, and the lock in it', async () => {
      await expect(window.innerWidth).toBe(390);
      // Its own font is wider than what stands in for it.
      await document.fonts.ready;
      const middleOf = (element: HTMLElement) => {
        const { top, bottom } = element.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      };
      const lock = await header.findByRole('button', { name: 'Çocuğa ver' });
      await expect(middleOf(lock)).toBe(middleOf(canvas.getByRole('banner')));
      await expect(header.getByText('Kovan').getBoundingClientRect().width).toBeGreaterThan(20);
    });
  },
};

export const Open: Story = {
  parameters: { ...inFrame({ settings: { features: ['account'] } }) },
  play: async ({ canvas, userEvent, step }) => {
    const header = await headerOf(canvas);
    await step('[H-21] opens by its toggle', async () => {
      await userEvent.click(await header.findByRole('button', { name: 'Menüyü aç' }));
      await expect(header.getByRole('button', { name: 'Menüyü kapat' })).toHaveAttribute('aria-expanded', 'true');
    });
    await step('[AC-04] the name leads to the account there, too, outside the navigation', async () => {
      const link = await header.findByRole('link', { name: 'Hesabım: Ayşe' });
      await expect(link).toHaveAttribute('href', '/app/account');
      await expect(within(header.getByRole('navigation')).queryByRole('link', { name: /Hesabım/ })).toBeNull();
    });
    await step('[H-22] holds navigation, view switch, user and sign-out', async () => {
      await expect(linksOf(header)).toHaveLength(4);
      await expect(await header.findByRole('button', { name: 'Aile' })).toBeVisible();
      await expect(header.getByRole('button', { name: 'Defne' })).toBeVisible();
      await expect(header.getByRole('img', { name: 'Profil simgesi' })).toBeVisible();
      await expect(header.getByRole('button', { name: 'Çıkış yap' })).toBeVisible();
    });
    await step('[H-07] with the link of the current path highlighted, and no other', async () => {
      await expect(highlightedIn(header.getByRole('navigation'))).toEqual(['Ana sayfa']);
    });
  },
};

export const ClosesAgain: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const header = await headerOf(canvas);
    await step('closes by choosing a child, which goes there', async () => {
      await userEvent.click(await header.findByRole('button', { name: 'Menüyü aç' }));
      await userEvent.click(await header.findByRole('button', { name: 'Elif' }));
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/app$/));
      await expect(within(canvas.getByRole('banner')).queryByRole('navigation')).not.toBeInTheDocument();
    });
    await step('[H-18] and by choosing the family, which goes there, too', async () => {
      await userEvent.click(header.getByRole('button', { name: 'Menüyü aç' }));
      await userEvent.click(await header.findByRole('button', { name: 'Aile' }));
      await expect(await canvas.findByRole('heading', { name: 'Ekran' })).toBeVisible();
      await expect(within(canvas.getByRole('banner')).queryByRole('navigation')).not.toBeInTheDocument();
    });
  },
};

/** Goes on without a press, as a redirect does, or a screen whose code was long in coming. */
const GoesOn = ({ byItself }: { byItself: NavigateOptions }) => {
  const navigate = useNavigate();
  return (
    <button type="button" onFocus={() => void navigate('/app/children', byItself)}>
      Git
    </button>
  );
};

const staysOpen: Story['play'] = async ({ canvas, userEvent, step }) => {
  const header = await headerOf(canvas);
  await userEvent.click(await header.findByRole('button', { name: 'Menüyü aç' }));
  await step('what comes late leaves the menu open', async () => {
    canvas.getByRole('button', { name: 'Git' }).focus();
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/app/children'));
    await expect(linksOf(header)).toHaveLength(4);
  });
};

export const DuringARedirect: Story = { render: () => <GoesOn byItself={{ replace: true }} />, play: staysOpen };

export const DuringALateScreen: Story = { render: () => <GoesOn byItself={{}} />, play: staysOpen };

export const OpenInTheDark: Story = { ...Open, globals: { ...meta.globals, theme: 'dark' } };
