import { Field } from '@kovan/ui/components/Field';
import { WeekdayPicker } from '@kovan/ui/components/WeekdayPicker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

const DAYS = {
  Pazartesi: 'Pzt',
  Salı: 'Sal',
  Çarşamba: 'Çar',
  Perşembe: 'Per',
  Cuma: 'Cum',
  Cumartesi: 'Cmt',
  Pazar: 'Paz',
};

const meta = {
  title: 'Components/WeekdayPicker',
  component: WeekdayPicker,
  args: {
    label: 'Günler',
    name: 'weekDays',
    value: ['Pazartesi', 'Cuma'],
    onChange: fn(),
    days: Object.entries(DAYS).map(([value, short]) => ({ value, short, name: value })),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <WeekdayPicker
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof WeekdayPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeDays: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Space turns a day on and off', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('checkbox', { name: 'Pazartesi' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(['Cuma']);
    });
    await step('the days come in the order of the week', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Çarşamba' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(['Çarşamba', 'Cuma']);
    });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const day of canvas.getAllByRole('checkbox'))
      await expect(day.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};

export const Wrong: Story = {
  args: { value: [], label: '' },
  decorators: [
    (Story) => (
      <Field kind="group" label="Günler" error="Periyodik görevler için en az bir gün seçin">
        <Story />
      </Field>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Günler' })).toHaveAccessibleDescription(
      'Periyodik görevler için en az bir gün seçin',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Pazartesi' })).toBeInvalid();
  },
};
