import { TextAreaField, TextField } from '@kovan/ui/components/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Adı', name: 'name', placeholder: 'Örneğin Deniz', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Adı' });
    await userEvent.type(input, 'Işıl Ağaoğlu');
    await expect(input).toHaveValue('Işıl Ağaoğlu');
  },
};

export const WithHint: Story = {
  args: { hint: 'Çocuğun kovandaki adı' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Çocuğun kovandaki adı');
  },
};

export const Optional: Story = {
  args: { label: 'Öğretmen', name: 'teacher', optional: 'isteğe bağlı', defaultValue: 'Ayşe Öztürk' },
};

export const Wrong: Story = {
  args: { label: 'Adı', hint: 'Çocuğun kovandaki adı', error: 'Bu alanı doldurun.' },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Adı' });
    await step('the field says that and why', async () => {
      await expect(input).toBeInvalid();
      await expect(input).toHaveAccessibleDescription('Bu alanı doldurun. Çocuğun kovandaki adı');
    });
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Çalışma kitabı' } };
export const Child: Story = { parameters: { mood: 'child' }, args: { hint: 'Nasıl çağrılmak istersin?' } };

export const SeveralLines: Story = {
  render: () => <TextAreaField label="Açıklama" name="description" defaultValue={'Sayfa 45 ve 46.\nTestler dahil.'} />,
};

export const WholeNumber: Story = {
  render: () => (
    <TextField
      type="number"
      inputMode="numeric"
      label="Doğum yılı"
      name="birthYear"
      min={2010}
      max={2026}
      defaultValue={2009}
      error="Doğum yılı 2010 ile 2026 arasında bir yıl olmalı."
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Doğum yılı' })).toBeInvalid();
  },
};
