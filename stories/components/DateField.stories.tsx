import { DateField } from '@kovan/ui/components/DateField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'Son tarih', name: 'dueDate' },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { optional: 'isteğe bağlı' } };

export const ADay: Story = {
  args: { defaultValue: '2026-11-18' },
  play: async ({ canvas, userEvent, step }) => {
    const day = canvas.getByLabelText('Son tarih');
    await expect(day).toHaveValue('2026-11-18');
    await step('is written by the keyboard', async () => {
      await userEvent.clear(day);
      await userEvent.type(day, '2026-11-30');
      await expect(day).toHaveValue('2026-11-30');
    });
  },
};

export const Wrong: Story = {
  args: { error: 'Bu alanı doldurun.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Son tarih')).toBeInvalid();
  },
};

export const Child: Story = { parameters: { mood: 'child' }, args: { hint: 'Ne zamana kadar?' } };
