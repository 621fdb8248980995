import { EmojiPicker } from '@kovan/ui/components/EmojiPicker';
import { Field } from '@kovan/ui/components/Field';
import { Form, FormActions, FormGrid } from '@kovan/ui/components/FormLayout';
import { Button } from '@kovan/ui/components/Button';
import { DateField } from '@kovan/ui/components/DateField';
import { TextAreaField, TextField, TextInput } from '@kovan/ui/components/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Field',
  component: Field,
  argTypes: { children: { control: false } },
  args: { label: 'Başlık', children: <TextInput name="title" /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneControl: Story = {
  args: { hint: 'Kısa ve anlaşılır.' },
  play: async ({ canvas, userEvent, step }) => {
    await step('a press on the label goes to the control', async () => {
      await userEvent.click(canvas.getByText('Başlık'));
      await expect(canvas.getByRole('textbox', { name: 'Başlık' })).toHaveFocus();
    });
  },
};

export const AGroup: Story = {
  args: {
    label: 'Avatar',
    kind: 'group',
    error: 'Bir avatar seçin.',
    children: (
      <EmojiPicker options={[{ value: '🚀', name: 'Roket' }]} value={null} onChange={() => undefined} name="avatar" />
    ),
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Avatar' });
    await expect(group).toHaveAccessibleDescription('Bir avatar seçin.');
  },
};

export const AWholeForm: Story = {
  render: () => (
    <Form>
      <FormGrid>
        <TextField label="Ders" name="subject" />
        <TextField label="Başlık" name="title" error="Bu alanı doldurun." />
        <TextAreaField label="Açıklama" name="description" wide />
        <TextField label="Öğretmen" name="teacher" optional="isteğe bağlı" />
        <DateField label="Son tarih" name="dueDate" optional="isteğe bağlı" />
      </FormGrid>
      <FormActions>
        <Button variant="quiet">Vazgeç</Button>
        <Button variant="primary" type="submit">
          Kaydet
        </Button>
      </FormActions>
    </Form>
  ),
};
