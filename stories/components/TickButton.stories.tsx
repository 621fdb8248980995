import { TickButton, TickMark } from '@kovan/ui/components/TickButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Gallery } from './gallery.tsx';

const meta = {
  title: 'Components/TickButton',
  component: TickButton,
  args: { label: 'Tamamla: Sofrayı kur', done: false, onClick: fn() },
} satisfies Meta<typeof TickButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tick = canvas.getByRole('button', { name: 'Tamamla: Sofrayı kur' });
    await expect(tick).not.toHaveAttribute('aria-pressed');
    await userEvent.click(tick);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const WithPicture: Story = {
  args: { picture: '🍽️' },
  play: async ({ canvas, userEvent, step }) => {
    await step('the tick shows to whoever is about to press', async () => {
      await expect(canvas.getByText('🍽️')).toBeVisible();
      await userEvent.tab();
      await expect(canvas.getByRole('button')).toHaveFocus();
      await expect(canvas.getByText('🍽️')).not.toBeVisible();
    });
  },
};

export const Done: Story = { args: { done: true } };

export const Toggle: Story = {
  args: { done: true, toggle: true, label: 'Tamamlandı: Sofrayı kur' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
};

export const Child: Story = {
  parameters: { mood: 'child' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeGreaterThanOrEqual(56);
  },
};

export const Marks: Story = {
  render: () => <Gallery items={{ bekliyor: <TickMark done={false} />, bitti: <TickMark done /> }} />,
};
