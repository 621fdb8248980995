import { calls } from '@kovan/api-client/contract';
import {
  createFamily,
  createHandlers,
  elsewhere,
  failing,
  nothingToDo,
  oneChild,
  pending,
} from '@kovan/api-client/mocks';
import { SUBJECTS } from '@kovan/domain/subjects';
import { FamilyHomeworkScreen } from '@kovan/ui/features/homework/FamilyHomeworkScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent as user, waitFor, within } from 'storybook/test';
import { dialogIn, recordCalls, saysSuccess, tabsIn, titlesIn } from './support/homework.ts';
import { write, type Write } from './support/write.ts';

const kovan = {
  route: '/app/family/assignments',
  family: nothingToDo,
} as const;

/** A parent adds homework by hand. */
const meta = {
  title: 'Screens/FamilyHomework/Adding',
  component: FamilyHomeworkScreen,
  parameters: { kovan },
} satisfies Meta<typeof FamilyHomeworkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const open = async (canvas: Canvas, canvasElement: HTMLElement): Promise<Canvas> => {
  await tabsIn(canvas);
  await user.click(canvas.getAllByRole('button', { name: 'Ödev ekle' })[0] as HTMLElement);
  return dialogIn(canvasElement);
};

const fillRequired = async (dialog: Canvas, enter: Write = write) => {
  await user.click(dialog.getByRole('radio', { name: 'Can' }));
  await user.selectOptions(dialog.getByLabelText('Ders'), 'Türkçe');
  await enter(dialog.getByLabelText('Başlık'), 'Hikâye yazma');
  await enter(dialog.getByLabelText('Açıklama'), 'En az bir sayfa.');
};

const submit = (dialog: Canvas) => user.click(dialog.getByRole('button', { name: 'Ödevi ekle' }));

const CREATE = 'POST /api/v2/family/homework';

export const Added: Story = {
  play: async ({ canvas, canvasElement, msw, step }) => {
    const sent = recordCalls(msw);
    const dialog = await open(canvas, canvasElement);
    await step('[FH-33] [P-05] [V-28] [E-22] without the helper and with the required fields only', async () => {
      await fillRequired(dialog, (field, text) => user.type(field, text));
      await user.dblClick(dialog.getByRole('button', { name: 'Ödevi ekle' }));
      await saysSuccess(canvas, 'Ödev eklendi.');
      await expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([
        {
          call: CREATE,
          kidsId: null,
          body: {
            cocukId: 'can',
            aciklama: 'En az bir sayfa.',
            baslik: 'Hikâye yazma',
            ders: 'Türkçe',
            ogretmen: null,
            kitap: null,
            sayfa: null,
            sonTarih: null,
          },
        },
      ]);
    });
    await step('[P-05] the homework is in the list, the dialog is gone, and the focus is back', async () => {
      await expect(titlesIn(canvas)).toEqual(['Hikâye yazma']);
      await expect(within(document.body).queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Ödev ekle' })).toHaveFocus());
    });
  },
};

export const NothingFilledIn: Story = {
  play: async ({ canvas, canvasElement, msw, step }) => {
    const dialog = await open(canvas, canvasElement);
    await step('[FH-07] a modal with the form', async () => {
      await waitFor(() => expect(dialog.getByRole('heading', { name: 'Ödev ekle' })).toBeVisible());
      for (const label of ['Ders', 'Başlık', 'Açıklama', /^Son tarih/, /^Öğretmen/, /^Kitap/, /^Sayfa/]) {
        await expect(dialog.getByLabelText(label)).toBeVisible();
      }
      // Whoever is in the window can't reach the page behind it.
      await expect(canvas.queryByRole('main')).toBeNull();
    });
    await step(
      'every control has the field’s name, no child is chosen, and the 17 subjects are offered in order',
      async () => {
        const names = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] form [name]')].map(
          ({ name }) => name,
        );
        await expect([...new Set(names)].toSorted()).toEqual([
          'book',
          'childId',
          'description',
          'dueDate',
          'page',
          'subject',
          'teacher',
          'title',
        ]);
        for (const radio of dialog.getAllByRole('radio')) await expect(radio).not.toBeChecked();
        const options = within(dialog.getByLabelText('Ders')).getAllByRole<HTMLOptionElement>('option');
        await expect(options.map(({ value }) => value)).toEqual(['', ...SUBJECTS]);
      },
    );
    const sent = recordCalls(msw);
    await step(
      '[V-24] [V-25] [V-26] [V-27] [V-28] child, subject, title and description are required, the rest is not',
      async () => {
        await submit(dialog);
        await expect(await dialog.findByText('Lütfen bir çocuk seçin')).toBeVisible();
        await expect(dialog.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
        for (const label of ['Ders', 'Başlık', 'Açıklama']) {
          await expect(dialog.getByLabelText(label)).toHaveAccessibleDescription('Bu alanı doldurun.');
          await expect(dialog.getByLabelText(label)).toBeRequired();
        }
        for (const label of [/^Son tarih/, /^Öğretmen/, /^Kitap/, /^Sayfa/]) {
          await expect(dialog.getByLabelText(label)).toBeValid();
          await expect(dialog.getByLabelText(label)).not.toBeRequired();
        }
        await expect(sent.filter(({ call }) => call === CREATE)).toEqual([]);
      },
    );
    await step('the first wrong field has the focus', async () => {
      await waitFor(() => expect(dialog.getByRole('radio', { name: 'Elif' })).toHaveFocus());
    });
    await step('[V-20] of a year typed with two digits it says so', async () => {
      const day = dialog.getByLabelText(/^Son tarih/);
      await write(day, '0026-11-27');
      await waitFor(() =>
        expect(day).toHaveAccessibleDescription('Yılı dört haneyle yazın; 2000 ya da sonrası olmalı.'),
      );
    });
    await step('[V-39] of a title that is too long it says so, too', async () => {
      await write(dialog.getByLabelText('Başlık'), 'a'.repeat(201));
      await waitFor(() =>
        expect(dialog.getByLabelText('Başlık')).toHaveAccessibleDescription('En fazla 200 karakter yazılabilir.'),
      );
    });
    await step('[V-24] a chosen child is no longer asked for', async () => {
      await user.click(dialog.getByRole('radio', { name: 'Defne' }));
      await waitFor(() => expect(dialog.queryByText('Lütfen bir çocuk seçin')).toBeNull());
    });
    await step('[V-26] without a title nothing is sent, however much of the rest is there', async () => {
      await fillRequired(dialog);
      await user.clear(dialog.getByLabelText('Başlık'));
      await write(dialog.getByLabelText(/^Son tarih/), '2026-11-27');
      await submit(dialog);
      await waitFor(() => expect(dialog.getByLabelText('Başlık')).toHaveFocus());
      await expect(dialog.getByLabelText('Başlık')).toHaveAccessibleDescription('Bu alanı doldurun.');
      await expect(sent.filter(({ call }) => call === CREATE)).toEqual([]);
    });
  },
};

export const AddingFails: Story = {
  beforeEach: ({ msw }) => {
    const fields = { baslik: 'Bu başlık kullanılamaz.' };
    msw.use(failing(calls.familyHomework.create, 400, { error: 'Geçersiz.', code: 'INVALID_INPUT', fields }));
  },
  play: async ({ canvas, canvasElement, msw, step }) => {
    const dialog = await open(canvas, canvasElement);
    const title = dialog.getByLabelText('Başlık');
    await step('[X-20] what the server says of a field stands at that field, which has the focus', async () => {
      await fillRequired(dialog);
      await submit(dialog);
      await waitFor(() => expect(title).toHaveAccessibleDescription('Bu başlık kullanılamaz.'));
      await waitFor(() => expect(title).toHaveFocus());
    });
    await step('[X-20] of all else it says so and nothing else, and what was typed stays', async () => {
      msw.use(failing(calls.familyHomework.create, 500));
      await write(title, 'Hikâye');
      await submit(dialog);
      await expect(await dialog.findByRole('alert')).toHaveTextContent('Ödev eklenirken bir hata oluştu.');
      await expect(canvas.queryByText('Ödev eklendi.')).toBeNull();
      await expect(title).toHaveValue('Hikâye');
      await expect(dialog.getByRole('radio', { name: 'Can' })).toBeChecked();
    });
  },
};

export const Saving: Story = {
  beforeEach: ({ msw }) => {
    msw.use(pending(calls.familyHomework.create));
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await open(canvas, canvasElement);
    await fillRequired(dialog);
    await submit(dialog);
    await expect(await dialog.findByRole('button', { name: 'Kaydediliyor…', busy: true })).toBeVisible();
  },
};

export const OnlyChild: Story = {
  parameters: { kovan: { ...kovan, family: oneChild } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('[FH-01] an only child can be chosen like any other', async () => {
      await expect(await canvas.findByRole('radio', { name: 'Elif' })).toBeEnabled();
    });
    const dialog = await open(canvas, canvasElement);
    await expect(dialog.getByRole('radio', { name: 'Elif' })).toBeChecked();
  },
};

export const ChildrenDeletedElsewhere: Story = {
  parameters: { kovan: { ...kovan, settings: { features: ['live'] } } },
  play: async ({ canvas, canvasElement, msw, step }) => {
    const family = createFamily(nothingToDo);
    msw.use(...createHandlers(family));
    const dialog = await open(canvas, canvasElement);
    await fillRequired(dialog);
    window.dispatchEvent(new PointerEvent('pointermove'));
    await waitFor(() => expect(family.followers.size).toBe(1), { timeout: 8_000 });
    await step('[PE-08] a child that the other parent deletes is not chosen any more, and asked for anew', async () => {
      elsewhere(family, ({ children }) => children.splice(1, 1));
      await waitFor(() => expect(dialog.queryByRole('radio', { name: 'Can' })).toBeNull());
      await submit(dialog);
      await expect(await dialog.findByText('Lütfen bir çocuk seçin')).toBeVisible();
      for (const radio of dialog.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    });
    await step('[PE-08] after the last one what was typed stays, and it says why it can’t be saved', async () => {
      elsewhere(family, ({ children }) => children.splice(0));
      await expect(await dialog.findByText(/^Ailede çocuk kalmadı/)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Ödevi ekle' })).toHaveAttribute('aria-disabled', 'true');
      await expect(dialog.getByLabelText('Başlık')).toHaveValue('Hikâye yazma');
      await expect(dialog.getByLabelText('Açıklama')).toHaveValue('En az bir sayfa.');
    });
    await step('[PE-08] once it is closed it is gone', async () => {
      spyOn(window, 'confirm').mockReturnValue(true);
      await user.click(dialog.getByRole('button', { name: 'Vazgeç' }));
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
      await expect(canvas.getByText('Ödev eklemek için önce bir çocuk ekleyin.')).toBeVisible();
    });
  },
};
