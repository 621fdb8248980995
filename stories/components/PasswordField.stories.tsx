import { PasswordField } from '@kovan/ui/components/PasswordField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: {
    label: 'Yeni şifre',
    hint: 'En az 6 karakter',
    showLabel: 'Şifreyi göster',
    hideLabel: 'Şifreyi gizle',
    defaultValue: 'bal-petek',
    autoComplete: 'new-password',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('Yeni şifre');
    await step('shows what was typed, and hides it again', async () => {
      await expect(field).toHaveAttribute('type', 'password');
      await userEvent.click(canvas.getByRole('button', { name: 'Şifreyi göster' }));
      await expect(field).toHaveAttribute('type', 'text');
      await userEvent.click(canvas.getByRole('button', { name: 'Şifreyi gizle' }));
      await expect(field).toHaveAttribute('type', 'password');
    });
  },
};

export const Wrong: Story = { args: { error: 'Şifre en az 6 karakter olmalı.' } };
