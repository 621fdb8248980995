import { AppLayout } from '@kovan/ui/layout/AppLayout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { bigFamily } from '../support/bigFamily.ts';
import { cutWordsIn, enlargeLetters, standsWithin } from '../support/letters.ts';
import { headerOf, inFrame } from './support/header.ts';

/** The header of a family with more children than it has room for. */
const meta = {
  title: 'Layout/Header/BigFamily',
  component: AppLayout,
  render: () => <h1>Ekran</h1>,
  parameters: { ...inFrame({ family: bigFamily }) },
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof AppLayout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ChosenInView: Story = {
  parameters: inFrame({ family: bigFamily, viewMode: 'child', selectedChild: 'alparslan' }),
  play: async ({ canvas, step, userEvent }) => {
    const header = await headerOf(canvas);
    const row = await header.findByRole('group', { name: 'Çocuk' });
    await step('[H-14] the chosen child is in view, though the row has no room for all', async () => {
      const chosen = within(row).getByRole('button', { name: 'Bayram Alparslan', pressed: true });
      await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
      await waitFor(() => expect(standsWithin(chosen, row)).toBe(true));
    });
    await step('[H-14] so is another one once it is chosen', async () => {
      const elif = within(row).getByRole('button', { name: 'Elif' });
      await userEvent.click(elif);
      await waitFor(() => expect(elif).toHaveAttribute('aria-pressed', 'true'));
      await waitFor(() => expect(standsWithin(elif, row)).toBe(true));
    });
    await step('[H-11] the user’s name stays whole beside them', async () => {
      await expect(cutWordsIn(await header.findByText('Ayşe'))).toEqual([]);
    });
  },
};

export const FourChildren: Story = {
  parameters: inFrame({ family: { ...bigFamily, children: bigFamily.children.slice(0, 4) } }),
  play: async ({ canvas, step }) => {
    const header = await headerOf(canvas);
    const row = await header.findByRole('group', { name: 'Çocuk' });
    await header.findByText('Ayşe');
    await step('[H-14] the buttons of four children stand there whole', async () => {
      await expect(within(row).getAllByRole('button')).toHaveLength(4);
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    });
  },
};

export const BigLetters: Story = {
  beforeEach: enlargeLetters,
  play: async ({ canvas, step, userEvent }) => {
    const header = await headerOf(canvas);
    await step('[H-20] big letters collapse the header into its menu, as a small window does', async () => {
      await expect(await header.findByRole('button', { name: 'Menüyü aç' })).toBeVisible();
      await expect(header.queryByRole('navigation')).not.toBeInTheDocument();
    });
    await step('[H-13] [H-14] the menu’s view switch has every name whole', async () => {
      await userEvent.click(header.getByRole('button', { name: 'Menüyü aç' }));
      const views = await header.findByRole('group', { name: 'Görünüm' });
      await expect(cutWordsIn(views)).toEqual([]);
    });
  },
};

export const BigLettersOnThePhone: Story = {
  ...BigLetters,
  globals: { viewport: { value: 'handheld', isRotated: false } },
};
