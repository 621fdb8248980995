import { LinkBox } from '@kovan/ui/components/LinkBox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Components/LinkBox',
  component: LinkBox,
  args: {
    url: 'https://kovan.example/app/join#q7Jm2vXkT0eR5nUwZb8LsA',
    copyLabel: 'Kopyala',
    copiedLabel: 'Kopyalandı',
    shareLabel: 'Paylaş',
  },
} satisfies Meta<typeof LinkBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lends the page a way to share or to copy, or none, until the story ends. */
const lend = (name: 'share' | 'clipboard', value: unknown) => () => {
  Object.defineProperty(navigator, name, { configurable: true, value });
  return () => void Reflect.deleteProperty(navigator, name);
};

const written = fn(() => Promise.resolve());

export const Copied: Story = {
  beforeEach: lend('clipboard', { writeText: written }),
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[PE-03] copies the whole link, and says so', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Kopyala' }));
      await expect(await canvas.findByRole('button', { name: 'Kopyalandı' })).toBeVisible();
      await expect(written).toHaveBeenCalledWith(args.url);
    });
  },
};

export const WithoutClipboard: Story = {
  beforeEach: lend('clipboard', undefined),
  play: async ({ canvas, userEvent, step }) => {
    await step('selects the link, to be copied by hand', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Kopyala' }));
      await expect(window.getSelection()?.toString()).toBe('kovan.example/app/join#q7Jm2vXkT0eR5nUwZb8LsA');
    });
  },
};

const shared = fn(() => Promise.resolve());

export const Sharing: Story = {
  beforeEach: lend('share', shared),
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[PE-03] hands the link to the system where it can share', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Paylaş' }));
      await expect(shared).toHaveBeenCalledWith({ url: args.url });
    });
  },
};
