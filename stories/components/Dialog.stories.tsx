import { Button } from '@kovan/ui/components/Button';
import { Dialog, DIALOG_SIZES, DialogClose } from '@kovan/ui/components/Dialog';
import { TextField } from '@kovan/ui/components/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { inBigLetters, standsWithin } from '../support/letters.ts';

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
    closeQuestion: 'Yazdıklarınız kaydedilmedi. Yine de kapatılsın mı?',
    children: (
      <>
        <TextField label="Başlık" name="title" />
        <TextField label="Kitap" name="book" optional="isteğe bağlı" />
      </>
    ),
    footer: (
      <>
        <DialogClose>
          <Button>Vazgeç</Button>
        </DialogClose>
        <Button variant="primary">Ekle</Button>
      </>
    ),
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

/** Presses beside the dialog, where it is dark. */
const pressBeside = (userEvent: { pointer(keys: object): Promise<unknown> }) =>
  userEvent.pointer({ keys: '[MouseLeft]', target: document.querySelector('[role="dialog"]')?.previousElementSibling });

export const ClosesBeside: Story = {
  args: { open: true },
  play: async ({ canvasElement, userEvent, step }) => {
    await body(canvasElement).findByRole('dialog');
    await step('a press beside it closes it, as nothing was entered', async () => {
      await pressBeside(userEvent);
      await waitFor(() => expect(body(canvasElement).queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const SomethingEntered: Story = {
  args: { open: true },
  play: async ({ args, canvasElement, userEvent, step }) => {
    const confirm = spyOn(window, 'confirm').mockReturnValue(false);
    const dialog = within(await body(canvasElement).findByRole('dialog'));
    const title = dialog.getByLabelText('Başlık');
    await userEvent.type(title, 'Kesirler');
    await step('a press beside it does nothing and asks nothing', async () => {
      await pressBeside(userEvent);
      await expect(title).toHaveValue('Kesirler');
      await expect(confirm).not.toHaveBeenCalled();
    });
    const ways = {
      Escape: () => userEvent.keyboard('{Escape}'),
      'the close button': () => userEvent.click(dialog.getByRole('button', { name: 'Kapat' })),
      'a button of its own': () => userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' })),
    };
    for (const [way, close] of Object.entries(ways)) {
      await step(`${way} asks first, and no keeps what was typed`, async () => {
        confirm.mockClear();
        await close();
        await expect(confirm).toHaveBeenCalledOnce();
        await expect(confirm).toHaveBeenCalledWith(args.closeQuestion);
        await expect(title).toHaveValue('Kesirler');
      });
    }
    await step('yes closes it', async () => {
      confirm.mockReturnValue(true);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(body(canvasElement).queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('opened anew it holds nothing, and closes unasked', async () => {
      confirm.mockClear();
      await userEvent.click(body(canvasElement).getByRole('button', { name: 'Pencereyi aç' }));
      await body(canvasElement).findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(body(canvasElement).queryByRole('dialog')).not.toBeInTheDocument());
      await expect(confirm).not.toHaveBeenCalled();
    });
  },
};

export const Saving: Story = {
  args: {
    open: true,
    isBusy: true,
    footer: (
      <>
        <DialogClose>
          <Button aria-disabled>Vazgeç</Button>
        </DialogClose>
        <Button variant="primary" loading>
          Kaydediliyor…
        </Button>
      </>
    ),
  },
  play: async ({ canvasElement, userEvent, step }) => {
    const confirm = spyOn(window, 'confirm').mockReturnValue(true);
    const dialog = await body(canvasElement).findByRole('dialog');
    await step('nothing closes it while it saves', async () => {
      await userEvent.keyboard('{Escape}');
      await pressBeside(userEvent);
      for (const name of ['Kapat', 'Vazgeç']) await userEvent.click(within(dialog).getByRole('button', { name }));
      await expect(dialog).toBeInTheDocument();
      await expect(confirm).not.toHaveBeenCalled();
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

/** On the narrowest phone, in letters twice as big, nothing of it stands beside the window. */
export const BigLetters: Story = {
  args: {
    open: true,
    footer: (
      <>
        <Button>Vazgeç</Button>
        <Button variant="primary">Değiştirilenleri kaydet</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  ...inBigLetters,
  play: async ({ canvasElement }) => {
    const dialog = await body(canvasElement).findByRole('dialog');
    for (const button of within(dialog).getAllByRole('button')) {
      await expect(standsWithin(button, dialog)).toBe(true);
    }
  },
};

/** What gets the focus is not covered by the head or the buttons, which stay where they are. */
export const FieldsUnderTheFoot: Story = {
  args: {
    open: true,
    children: Array.from({ length: 20 }, (_, i) => <TextField key={i} label={`Alan ${i + 1}`} name={`field${i}`} />),
  },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = within(await body(canvasElement).findByRole('dialog'));
    const foot = dialog.getByRole('button', { name: 'Ekle' });
    for (const field of dialog.getAllByRole('textbox')) {
      await userEvent.tab();
      if (document.activeElement !== field) await userEvent.tab();
      await expect(field).toHaveFocus();
      await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot.getBoundingClientRect().top);
    }
  },
};
