import { LongList } from '@kovan/ui/components/LongList';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const HEIGHT = 48;
const ITEMS = Array.from({ length: 300 }, (_, index) => `Odanı topla ${index + 1}`);

const meta = {
  title: 'Components/LongList',
  component: LongList<string>,
  argTypes: { items: { control: false }, children: { control: false } },
  args: {
    items: ITEMS,
    height: HEIGHT,
    as: 'li',
    children: (item: string) => (
      <li key={item} style={{ height: HEIGHT }}>
        {item}
      </li>
    ),
  },
  render: (args) => (
    <ul aria-label="Görevler">
      <LongList {...args} />
    </ul>
  ),
} satisfies Meta<typeof LongList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is far down has its room, and comes once somebody is near. */
export const Long: Story = {
  play: async ({ canvas, step }) => {
    const drawn = () => canvas.getAllByRole('listitem').length;
    const height = canvas.getByRole('list').getBoundingClientRect().height;
    await step('what is seen stands there, and room for all of it', async () => {
      await expect(canvas.getByText(ITEMS[0] ?? '')).toBeVisible();
      await expect(height).toBe(ITEMS.length * HEIGHT);
      await expect(drawn()).toBeLessThan(ITEMS.length);
    });
    await step('at its end all of it does, and nothing has moved', async () => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      await waitFor(() => expect(drawn()).toBe(ITEMS.length));
      await expect(canvas.getByText(ITEMS.at(-1) ?? '')).toBeVisible();
      await expect(canvas.getByRole('list').getBoundingClientRect().height).toBe(height);
    });
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** Where items stand beside each other the room is that of their rows. */
export const InColumns: Story = {
  render: (args) => (
    <ul aria-label="Görevler" style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr' }}>
      <LongList {...args} />
    </ul>
  ),
  play: async ({ canvas, step }) => {
    const height = () => canvas.getByRole('list').getBoundingClientRect().height;
    const drawn = () => canvas.getAllByRole('listitem').length;
    await step('there is room for a third of its items', async () => {
      await expect(height()).toBe((ITEMS.length / 3) * HEIGHT);
      await expect(drawn()).toBeLessThan(ITEMS.length);
    });
    await step('as there is at its end, with all of it', async () => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      await waitFor(() => expect(drawn()).toBe(ITEMS.length));
      await expect(height()).toBe((ITEMS.length / 3) * HEIGHT);
    });
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** A short one is there as a whole. */
export const Short: Story = {
  args: { items: ITEMS.slice(0, 5) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('list').children).toHaveLength(5);
  },
};
