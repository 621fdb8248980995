import { AppLayout } from '@kovan/ui/layout/AppLayout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ayse } from '../../.storybook/decorators/fakeIdentity.ts';
import { headerOf, inFrame } from './support/header.ts';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%237ba040"/%3E%3C/svg%3E';

const withUser = (user: Partial<typeof ayse>) => inFrame({ identity: { currentUser: () => ({ ...ayse, ...user }) } });

/** Who is signed in, as the header shows it. */
const meta = {
  title: 'Layout/Header/User',
  component: AppLayout,
  render: () => <h1>Ekran</h1>,
  parameters: { ...withUser({ photoURL: PICTURE }) },
} satisfies Meta<typeof AppLayout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PictureAndNames: Story = {
  parameters: withUser({ photoURL: PICTURE, displayName: 'Ayşe\u00a0Nur\u00a0Su Yıldız' }),
  play: async ({ canvas, step }) => {
    const header = await headerOf(canvas);
    await step('[H-09] shows the avatar', async () => {
      const picture = await header.findByRole('img', { name: 'Profil resmi' });
      await expect(picture).toHaveAttribute('src', PICTURE);
    });
    await step('[H-11] the first name only, each no-break space as a space', async () => {
      await waitFor(() => expect(header.getByText('Ayşe Nur Su').textContent).toBe('Ayşe Nur Su'));
    });
  },
};

export const LongName: Story = {
  parameters: withUser({ displayName: `${'Muhammed'.repeat(8)} Yıldız` }),
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, step }) => {
    const header = await headerOf(canvas);
    await step('[H-11] a first name as long as it may be makes the header no higher', async () => {
      const name = await header.findByText(/^Muhammed/);
      await expect(name.closest('header')?.getBoundingClientRect().height).toBeLessThanOrEqual(72);
    });
  },
};

export const PictureCannotBeLoaded: Story = {
  parameters: withUser({ photoURL: 'data:image/png;base64,AAAA' }),
  play: async ({ canvas, step }) => {
    const header = await headerOf(canvas);
    await step('[H-10] shows the placeholder instead', async () => {
      await waitFor(() => expect(header.getByText('Ayşe')).toBeVisible());
      await expect(await header.findByRole('img', { name: 'Profil simgesi' })).toBeVisible();
      await expect(header.queryByRole('img', { name: 'Profil resmi' })).not.toBeInTheDocument();
    });
  },
};

let isKnown = false;

/** The provider of the identity is loaded after the page. */
export const KnownLate: Story = {
  parameters: inFrame({ identity: { currentUser: () => (isKnown ? ayse : undefined) } }),
  beforeEach: () => {
    isKnown = false;
  },
  play: async ({ canvas, step }) => {
    const header = await headerOf(canvas);
    await header.findByRole('button', { name: 'Aile' });
    const places = () =>
      header.getAllByRole('button').map((button: HTMLElement) => button.getBoundingClientRect().left);
    const before = places();
    await step('[EV-12] nothing in the header moves when the name comes', async () => {
      isKnown = true;
      await waitFor(() => expect(header.getByText('Ayşe')).toBeVisible());
      await expect(places()).toEqual(before);
    });
  },
};
