import { childrenCalls } from '@kovan/api-client/contract';
import { failing, noChildren, pending } from '@kovan/api-client/mocks';
import { AppLayout } from '@kovan/ui/layout/AppLayout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { headerOf, highlightedIn, inFrame, linksOf } from './support/header.ts';

/** The frame with its header around an empty screen. */
const meta = {
  title: 'Layout/Header',
  component: AppLayout,
  render: () => <h1>Ekran</h1>,
  parameters: { ...inFrame() },
} satisfies Meta<typeof AppLayout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FamilyView: Story = {
  globals: { viewport: { value: 'large', isRotated: false } },
  play: async ({ canvas, step }) => {
    const header = await headerOf(canvas);
    await step('[H-19] [N-24] at the large breakpoint itself is laid out for the desktop, without a menu', async () => {
      await expect(window.innerWidth).toBe(1024);
      await expect(header.getByRole('navigation')).toBeVisible();
      await expect(header.queryByRole('button', { name: 'Menüyü aç' })).not.toBeInTheDocument();
    });
    await step('[H-03] has exactly the four family links', async () => {
      await expect(linksOf(header)).toEqual([
        ['Ana sayfa', '/app/family'],
        ['Görevler', '/app/family/tasks'],
        ['Tüm ödevler', '/app/family/assignments'],
        ['Çocuklar', '/app/children'],
      ]);
    });
    await step('[H-07] highlights the link of the current path, and no other', async () => {
      await expect(
        header.getAllByRole('link', { current: 'page' }).map((link: HTMLElement) => link.textContent),
      ).toEqual(['Ana sayfa']);
      await expect(highlightedIn(header.getByRole('navigation'))).toEqual(['Ana sayfa']);
    });
    await step('[H-08] [H-10] [H-11] [H-12] [H-16] shows title, user, languages and sign-out', async () => {
      await expect(header.getByText('Kovan')).toBeVisible();
      await expect(await header.findByRole('img', { name: 'Profil simgesi' })).toBeVisible();
      await waitFor(() => expect(header.getByText('Ayşe')).toBeVisible());
      await expect(header.getByRole('button', { name: /Türkçe/ })).toBeVisible();
      await expect(header.getByRole('button', { name: /English/ })).toBeVisible();
      await expect(header.getByRole('button', { name: 'Çıkış yap' })).toBeVisible();
    });
    await step(
      '[H-13] [H-14] [H-15] [P-16] the view switch: Family, and a button a child with its avatar',
      async () => {
        await expect(await header.findByRole('button', { name: 'Aile' })).toHaveAttribute('aria-pressed', 'true');
        const children = within(header.getByRole('group', { name: 'Çocuk' })).getAllByRole('button');
        await expect(children.map((button) => button.getAttribute('aria-label'))).toEqual(['Elif', 'Can', 'Defne']);
        for (const [index, avatar] of ['👧', '👦', '🧒'].entries()) {
          await expect(children[index]).toHaveTextContent(avatar);
        }
      },
    );
  },
};

export const ChildView: Story = {
  globals: { viewport: { value: 'large', isRotated: false } },
  parameters: inFrame({ route: '/app/can/tasks', viewMode: 'child', selectedChild: 'can' }),
  play: async ({ canvas, step }) => {
    const header = await headerOf(canvas);
    await step('[H-04] [H-05] has exactly the three links of the selected child, who is not the first', async () => {
      await header.findByRole('button', { name: 'Can' });
      await expect(linksOf(header)).toEqual([
        ['Ana sayfa', '/app/can'],
        ['Görevler', '/app/can/tasks'],
        ['Ödevler', '/app/can/assignments'],
      ]);
    });
    await step('[H-07] highlights tasks', async () => {
      await expect(header.getByRole('link', { current: 'page' })).toHaveTextContent('Görevler');
      await expect(highlightedIn(header.getByRole('navigation'))).toEqual(['Görevler']);
    });
    await step('[H-13] [H-16] the family’s button and the way out are there, too', async () => {
      await expect(header.getByRole('button', { name: 'Aile' })).toBeVisible();
      await expect(header.getByRole('button', { name: 'Çıkış yap' })).toBeVisible();
    });
    await step('the page is in the child’s mood', async () => {
      await expect(document.documentElement).toHaveAttribute('data-mood', 'child');
    });
  },
};

export const WhileChildrenLoad: Story = {
  parameters: inFrame({ route: '/app', viewMode: 'child' }),
  beforeEach: ({ msw }) => {
    msw.use(pending(childrenCalls.list));
  },
  play: async ({ canvas, step }) => {
    const header = await headerOf(canvas);
    await step('[H-23] a spinner with a label stands for the view switch', async () => {
      await expect(await header.findByText('Yükleniyor…')).toBeVisible();
      await expect(header.queryByRole('button', { name: 'Aile' })).not.toBeInTheDocument();
    });
    await step('[H-06] the links of a child’s view lead to the fallback addresses', async () => {
      await expect(linksOf(header)).toEqual([
        ['Ana sayfa', '/app'],
        ['Görevler', '/app/tasks'],
        ['Ödevler', '/app/assignments'],
      ]);
    });
  },
};

export const NoChildren: Story = {
  parameters: inFrame({ route: '/app/family', family: noChildren }),
  play: async ({ canvas, step }) => {
    await step('[S-26] a new family is led to onboarding, once', async () => {
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app\/onboarding$/);
    });
    await step('[H-25] prompts to add the first child', async () => {
      await expect(await canvas.findByText('Başlamak için ilk çocuğunuzu ekleyin.')).toBeVisible();
    });
  },
};

export const ChildrenUnknown: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failing(childrenCalls.list, 500));
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, step }) => {
    await step('[H-25] asks for no first child where the children could not be read', async () => {
      await expect(await (await headerOf(canvas)).findByRole('button', { name: 'Aile' })).toBeVisible();
      await expect(canvas.queryByText('Başlamak için ilk çocuğunuzu ekleyin.')).toBeNull();
    });
  },
};

export const SwitchesAndSignsOut: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const header = await headerOf(canvas);
    await step('[H-17] [S-12] choosing a child goes to /app in child mode', async () => {
      await userEvent.click(await header.findByRole('button', { name: 'Can' }));
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app$/);
      await expect(linksOf(header)[0]).toEqual(['Ana sayfa', '/app/can']);
      await expect(header.getByRole('button', { name: 'Can' })).toHaveAttribute('aria-pressed', 'true');
    });
    await step('[H-18] [S-13] choosing Family goes to /app/family in family mode', async () => {
      await userEvent.click(header.getByRole('button', { name: 'Aile' }));
      await expect(await canvas.findByRole('heading', { name: 'Ekran' })).toBeVisible();
      await expect(linksOf(header)).toHaveLength(4);
    });
    await step('the focus is on the content after going elsewhere', async () => {
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    });
    await step('[I-09] [I-02] [P-16] to English, also the view switch', async () => {
      await userEvent.click(header.getByRole('button', { name: /English/ }));
      await expect(await header.findByRole('link', { name: 'All homework' })).toBeVisible();
      await expect(await header.findByRole('button', { name: 'Family' })).toBeVisible();
      await expect(header.getByRole('group', { name: 'Child' })).toBeVisible();
      await expect(document.documentElement).toHaveAttribute('lang', 'en');
      await expect(window.localStorage.getItem('i18nextLng')).toBe('en');
    });
    await step('[I-08] [I-01] [I-07] and back to Turkish; the choice is kept', async () => {
      await userEvent.click(header.getByRole('button', { name: /Türkçe/ }));
      await expect(await header.findByRole('link', { name: 'Tüm ödevler' })).toBeVisible();
      await expect(document.documentElement).toHaveAttribute('lang', 'tr');
      await expect(window.localStorage.getItem('i18nextLng')).toBe('tr');
    });
    await step('[H-16] [S-05] signing out leaves the header of visitors', async () => {
      await userEvent.click(header.getByRole('button', { name: 'Çıkış yap' }));
      await waitFor(async () => {
        const links = within(canvas.getByRole('banner')).getAllByRole('link');
        await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/app/login']);
      });
    });
  },
};
