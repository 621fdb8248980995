import { SelectField } from '@kovan/ui/components/Select';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Select',
  component: SelectField,
  args: {
    label: 'Ders',
    name: 'subject',
    placeholder: 'Ders seçin',
    options: ['Matematik', 'Türkçe', 'Fen Bilimleri', 'Teknoloji ve Tasarım'].map((value) => ({ value, label: value })),
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Ders' });
    await expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'Türkçe');
    await expect(select).toHaveValue('Türkçe');
  },
};

export const Chosen: Story = { args: { defaultValue: 'Teknoloji ve Tasarım' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Matematik' } };

export const Wrong: Story = {
  args: { error: 'Lütfen bir ders seçin.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Lütfen bir ders seçin.');
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};
