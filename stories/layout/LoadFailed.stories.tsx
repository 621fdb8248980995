import { AppLayout } from '@kovan/ui/layout/AppLayout';
import { byNeed } from '@kovan/ui/frontDoor/byNeed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { headerOf, inFrame, linksOf } from './support/header.ts';

/** What stands in the place of a screen whose code could not be loaded: the rest stays, and a press tries again. */
const meta = {
  title: 'Layout/LoadFailed',
  component: AppLayout,
  parameters: { ...inFrame() },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
} satisfies Meta<typeof AppLayout>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A screen whose first tries to load fail. */
const failing = (tries: number, options?: Parameters<typeof byNeed>[1]) => {
  let left = tries;
  return byNeed(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <h1>Ekran</h1>;
  }, options);
};

// Made outside the story: what waits for code is drawn from the beginning, and would begin to load anew.
let Shown = failing(0);

const late = (...args: Parameters<typeof failing>): Partial<Story> => ({
  beforeEach: () => {
    Shown = failing(...args);
  },
  render: () => <Shown />,
});

export const Screen: Story = {
  ...late(1),
  play: async ({ canvas, userEvent, step }) => {
    await step('header and navigation stay, and it is said in a sentence', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Bu sayfa yüklenemedi' })).toBeVisible();
      await expect(linksOf(await headerOf(canvas))).toHaveLength(4);
      await expect(within(canvas.getByRole('main')).getByRole('alert')).toHaveTextContent(
        'Bağlantınız kopmuş olabilir.',
      );
    });
    await step('a press tries again, and the focus goes on to the screen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Ekran' })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    });
  },
};

export const FailedAgain: Story = {
  ...late(9),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    const again = await canvas.findByRole('button', { name: 'Yeniden dene' });
    await userEvent.click(again);
    await step('where it fails again a reload is offered, too; the button keeps the focus', async () => {
      await expect(await canvas.findByRole('button', { name: 'Sayfayı yenile' })).toBeVisible();
      await expect(again).toHaveFocus();
    });
  },
};

export const Part: Story = {
  ...late(9, { as: 'part', meanwhile: <p>Burası okunabilir.</p> }),
  play: async ({ canvas, step }) => {
    await step('what is there meanwhile stays', async () => {
      await expect(await canvas.findByText('Sayfanın bu bölümü yüklenemedi.')).toBeVisible();
      await expect(canvas.getByText('Burası okunabilir.')).toBeVisible();
    });
  },
};

const Broken = (): never => {
  throw new Error('This screen has a fault');
};

export const BrokenScreen: Story = {
  render: () => <Broken />,
  play: async ({ canvas, userEvent, step }) => {
    const header = await headerOf(canvas);
    await step('a screen with a fault takes neither header nor navigation along', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Bir şeyler ters gitti' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Sayfayı yenile' })).toBeVisible();
    });
    await step('and going elsewhere works', async () => {
      await userEvent.click(header.getByRole('link', { name: 'Görevler' }));
      await expect(await canvas.findByTestId('address')).toHaveTextContent('/app/family/tasks');
    });
  },
};

export const English: Story = {
  ...late(9),
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'This page could not be loaded' });
  },
};

export const Dark: Story = {
  ...late(9),
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Bu sayfa yüklenemedi' });
  },
};
