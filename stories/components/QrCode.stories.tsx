import { QrCode } from '@kovan/ui/components/QrCode';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: { value: 'https://kovan.example/app/pair#7K3M-9QXA', label: 'Eşleştirme karekodu' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Eşleştirme karekodu' })).toBeVisible();
  },
};

/** Ink on paper in the dark, too: cameras look for dark squares on a light ground. */
export const Dark: Story = { globals: { theme: 'dark' } };
