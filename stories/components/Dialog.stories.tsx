import { Button } from '@kovan/ui/components/Button';
import { Dialog, DIALOG_SIZES } from '@kovan/ui/components/Dialog';
import { TextField } from '@kovan/ui/components/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  // Windows cover the page, so on the documentation page each has a page of its own.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  argTypes: {
    size: { control: 'inline-radio', options: DIALOG_SIZES },
    open: { control: false },
    children: { control: false },
    footer: { control: false },
  },
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'Ödev ekle',
    closeLabel: 'Kapat',
    children: (
      <>
        <TextField label="Başlık" name="title" />
        <TextField label="Kitap" name="book" optional="isteğe bağlı" />
      </>
    ),
    footer: <Button variant="primary">Ekle</Button>,
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Pencereyi aç</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const OpensAndCloses: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Pencereyi aç' });
    await userEvent.click(opener);
    const dialog = await body(canvasElement).findByRole('dialog', { name: 'Ödev ekle' });
    await step('takes the focus and keeps it', async () => {
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      for (let i = 0; i < 6; i++) {
        await userEvent.tab();
        await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      }
    });
    await step('Escape closes it and the focus goes back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(body(canvasElement).queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

export const Open: Story = { args: { open: true } };
export const AsSheet: Story = { args: { open: true }, globals: { viewport: { value: 'phone' } } };

export const Small: Story = {
  args: {
    open: true,
    size: 'sm',
    title: 'Hesap seç',
    description: 'Bu bilgisayarda Google penceresinin yerini tutar.',
    footer: null,
    children: <TextField label="E-posta" name="email" type="email" />,
  },
  play: async ({ canvasElement }) => {
    const dialog = await body(canvasElement).findByRole('dialog', { name: 'Hesap seç' });
    await expect(dialog).toHaveAccessibleDescription('Bu bilgisayarda Google penceresinin yerini tutar.');
  },
};

export const LongContent: Story = {
  args: {
    open: true,
    children: Array.from({ length: 30 }, (_, i) => <p key={i}>Uzun bir metnin {i + 1}. satırı.</p>),
  },
  play: async ({ canvasElement }) => {
    const footer = await body(canvasElement).findByRole('button', { name: 'Ekle' });
    await waitFor(() => expect(footer).toBeVisible());
    await expect(footer.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
