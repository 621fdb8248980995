import { calls } from '@kovan/api-client/contract';
import { failing, failingOnce, nothingToDo, pending, STORY_MOMENT } from '@kovan/api-client/mocks';
import { localDatabase } from '@kovan/ui/data/localDatabase';
import { keepSharedText } from '@kovan/ui/data/sharedText';
import { FamilyHomeworkScreen } from '@kovan/ui/features/homework/FamilyHomeworkScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent as user, waitFor, within } from 'storybook/test';
import { dialogIn, recordCalls, says, tabsIn } from './support/homework.ts';
import { write, type Write } from './support/write.ts';

const kovan = {
  route: '/app/family/assignments?child=can',
  family: nothingToDo,
} as const;

/** The AI helper in the add dialog: a sentence becomes fields, and fields become the form. */
const meta = {
  title: 'Screens/FamilyHomework/AI helper',
  component: FamilyHomeworkScreen,
  parameters: { kovan },
} satisfies Meta<typeof FamilyHomeworkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const TITLE = /^Cümleyle anlatın/;
const SENTENCE = 'Yarına matematik kitabı sayfa 45-46, Ayşe öğretmen verdi';
const CALL = 'POST /api/v2/homework/generate-fields';

const open = async (canvas: Canvas, canvasElement: HTMLElement): Promise<Canvas> => {
  await tabsIn(canvas);
  await user.click(canvas.getAllByRole('button', { name: 'Ödev ekle' })[0] as HTMLElement);
  const dialog = await dialogIn(canvasElement);
  await user.click(dialog.getByRole('button', { name: TITLE }));
  return dialog;
};

const SHARED = 'Yarına matematik s. 45-46';

export const SharedText: Story = {
  parameters: { kovan: { ...kovan, route: '/app/family/assignments?add=shared' } },
  beforeEach: () => keepSharedText(localDatabase, SHARED, new Date(STORY_MOMENT)),
  play: async ({ canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement);
    await step('[OF-01] a text that was shared with Kovan stands in the sentence box', async () => {
      await waitFor(() => expect(dialog.getByLabelText('Ödev cümlesi')).toHaveValue(SHARED));
    });
  },
};

export const AskedForByAShortcut: Story = {
  parameters: { kovan: { ...kovan, route: '/app/family/assignments?child=can&add=homework' } },
  play: async ({ canvasElement, step }) => {
    await step('[OF-01] the dialog is open, for the child that the address names', async () => {
      const dialog = await dialogIn(canvasElement);
      await expect(dialog.getByRole('radio', { name: 'Can' })).toBeChecked();
    });
  },
};

const generate = async (dialog: Canvas, sentence: string, enter: Write = write) => {
  await enter(dialog.getByLabelText('Ödev cümlesi'), sentence);
  await user.click(dialog.getByRole('button', { name: 'Alanları doldur' }));
};

const block = async (dialog: Canvas): Promise<Canvas> =>
  within(await dialog.findByRole('group', { name: 'Bulunan alanlar' }));

const formOf = (dialog: Canvas): Canvas => {
  const form = dialog.getByRole('radiogroup').closest('form');
  if (!form) throw new Error('The dialog has no form');
  return within(form);
};

const asked = fn();

export const Generated: Story = {
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      http.post(`*${calls.homework.generateFields.path}`, ({ request }) => {
        asked(request.headers.get('Authorization'));
      }),
    );
  },
  play: async ({ canvas, canvasElement, msw, step }) => {
    const dialog = await open(canvas, canvasElement);
    const sent = recordCalls(msw);
    await step('[FH-13] [FH-14] [E-24] one sentence, one call, and the fields show in a block', async () => {
      await generate(dialog, SENTENCE, (field, text) => user.type(field, text));
      const fields = await block(dialog);
      await expect(sent).toEqual([{ call: CALL, kidsId: null, body: { freeText: SENTENCE } }]);
      await expect(fields.getByText('7 alan bulundu, dilerseniz düzeltin')).toBeVisible();
      await expect(fields.getByRole('status')).toHaveTextContent(/^7 alan bulundu, dilerseniz düzeltin$/);
      for (const [label, value] of [
        ['Başlık', 'Matematik ödevi'],
        ['Ders', 'Matematik'],
        ['Açıklama', SENTENCE],
        ['Öğretmen', 'Ayşe Öğretmen'],
        ['Kitap', 'Matematik Çalışma Kitabı'],
        ['Sayfa', '45-46'],
        ['Son tarih', '2026-11-19'],
      ] as const) {
        await expect(fields.getByLabelText(label)).toHaveValue(value);
      }
    });
    await step('[P-19] in the name of whoever is signed in', async () => {
      await expect(asked.mock.calls).toEqual([['Bearer story-token']]);
    });
    await step('the form is untouched until it is asked for', async () => {
      await expect(formOf(dialog).getByLabelText('Başlık')).toHaveValue('');
    });
    await step('[FH-13] [FH-14] the fields of another sentence stand in the place of the first one’s', async () => {
      await generate(dialog, 'Fen bilimleri deneyi');
      const fields = await block(dialog);
      await waitFor(() => expect(fields.getByLabelText('Ders')).toHaveValue('Fen Bilimleri'));
      await expect(fields.getByLabelText('Öğretmen')).toHaveValue('');
      await expect(sent.map(({ body }) => body)).toEqual([
        { freeText: SENTENCE },
        { freeText: 'Fen bilimleri deneyi' },
      ]);
    });
  },
};

const MISSING = 'Bu alanı doldurun.';

/** What somebody writes in the place of what was read. */
const PUT_RIGHT = {
  Başlık: 'Kesirler',
  Ders: 'Fizik',
  Açıklama: 'Deftere.',
  Öğretmen: 'Can Ak',
  Kitap: 'Defter',
  Sayfa: '7',
  'Son tarih': '2026-11-20',
};

export const FilledIn: Story = {
  play: async ({ canvas, canvasElement, msw, step }) => {
    const dialog = await open(canvas, canvasElement);
    const sent = recordCalls(msw);
    await user.click(dialog.getByRole('button', { name: 'Ödevi ekle' }));
    await expect(await dialog.findAllByText(MISSING)).toHaveLength(3);
    await generate(dialog, SENTENCE);
    const fields = await block(dialog);
    await step('[FH-15] [FH-16] what was put right in the block goes into the form', async () => {
      for (const [label, text] of Object.entries(PUT_RIGHT)) {
        const field = fields.getByLabelText(label);
        if (label === 'Ders') await user.selectOptions(field, text);
        else await write(field, text);
      }
      await user.click(dialog.getByRole('button', { name: 'Forma aktar' }));
      const form = formOf(dialog);
      for (const [label, text] of Object.entries(PUT_RIGHT)) {
        await waitFor(() => expect(form.getByLabelText(new RegExp(`^${label}`))).toHaveValue(text));
      }
    });
    await step('[FH-16] and is no longer said to be missing', async () => {
      await waitFor(() => expect(dialog.queryByText(MISSING)).toBeNull());
    });
    await step('[E-22] [E-25] every field is sent under its Turkish name', async () => {
      await user.click(dialog.getByRole('button', { name: 'Ödevi ekle' }));
      await says(canvas, 'Ödev eklendi.');
      await expect(sent.find(({ call }) => call === 'POST /api/v2/family/homework')?.body).toEqual({
        cocukId: 'can',
        aciklama: 'Deftere.',
        baslik: 'Kesirler',
        ders: 'Fizik',
        ogretmen: 'Can Ak',
        kitap: 'Defter',
        sayfa: '7',
        sonTarih: '2026-11-20',
      });
    });
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failingOnce(calls.homework.generateFields, 500));
  },
  play: async ({ canvas, canvasElement, msw, step }) => {
    const dialog = await open(canvas, canvasElement);
    const fails = async () => {
      await expect(await dialog.findByRole('alert')).toHaveTextContent('AI ile field oluşturulurken bir hata oluştu.');
      await expect(dialog.getByLabelText('Ödev cümlesi')).toHaveValue(SENTENCE);
    };
    await step('[Q-43] clear is there only with generated fields', async () => {
      await expect(dialog.queryByRole('button', { name: 'Temizle' })).toBeNull();
    });
    await step('[X-24] a sentence that is not read stays, and it says so', async () => {
      await generate(dialog, SENTENCE);
      await fails();
    });
    await step('[X-24] once it has been read after all, nothing says that it failed', async () => {
      await user.click(dialog.getByRole('button', { name: 'Alanları doldur' }));
      await block(dialog);
      await expect(dialog.queryByRole('alert')).toBeNull();
    });
    await step('[FH-17] clear removes the fields', async () => {
      await user.click(dialog.getByRole('button', { name: 'Temizle' }));
      await waitFor(() => expect(dialog.queryByRole('group', { name: 'Bulunan alanlar' })).toBeNull());
      await expect(dialog.queryByRole('button', { name: 'Temizle' })).toBeNull();
    });
    await step('[X-24] and so it is the next time', async () => {
      msw.use(failing(calls.homework.generateFields, 500));
      await generate(dialog, SENTENCE);
      await fails();
    });
  },
};

export const EmptySentence: Story = {
  play: async ({ canvas, canvasElement, msw, step }) => {
    const dialog = await open(canvas, canvasElement);
    const sent = recordCalls(msw);
    await step('[FH-10] [FH-11] [FH-12] the section opens to a box and its buttons, and collapses', async () => {
      await expect(dialog.getByRole('textbox', { name: 'Ödev cümlesi' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Alanları doldur' })).toBeVisible();
      await user.click(dialog.getByRole('button', { name: TITLE, expanded: true }));
      await waitFor(() => expect(dialog.queryByRole('textbox', { name: 'Ödev cümlesi' })).toBeNull());
      await user.click(dialog.getByRole('button', { name: TITLE, expanded: false }));
    });
    const button = dialog.getByRole('button', { name: 'Alanları doldur' });
    await step('[V-33] [Q-42] the button is disabled when nothing is typed', async () => {
      await expect(button).toBeDisabled();
    });
    await step('[V-32] [Q-42] whitespace alone is refused', async () => {
      const box = dialog.getByRole('textbox', { name: 'Ödev cümlesi' });
      await write(box, '   ');
      await expect(button).toBeEnabled();
      await user.click(button);
      await waitFor(() => expect(box).toHaveAccessibleDescription('Lütfen ödev açıklaması girin.'));
      await expect(box).toHaveFocus();
      await expect(sent).toEqual([]);
    });
    await step('[V-39] a message that is too long is not cut: the box says so, and nothing is sent', async () => {
      const box = dialog.getByRole('textbox', { name: 'Ödev cümlesi' });
      await write(box, 'a'.repeat(2001));
      await expect(box).toHaveAccessibleDescription('En fazla 2000 karakter yazılabilir.');
      await user.click(button);
      await expect(box).toHaveValue('a'.repeat(2001));
      await expect(sent).toEqual([]);
    });
    await step('[V-34] [Q-43] filling the form needs generated fields', async () => {
      await user.click(dialog.getByRole('button', { name: 'Forma aktar' }));
      await expect(await dialog.findByText('Lütfen önce AI ile alanları oluşturun.')).toBeVisible();
    });
  },
};

export const AnotherSubjectFromOutside: Story = {
  parameters: { kovan: { ...kovan, settings: { outsideModel: true } } },
  beforeEach: ({ msw }) => {
    const data = { title: 'Açılışlar', subject: 'Satranç', description: null };
    msw.use(
      http.post(`*${calls.homework.generateFields.path}`, () =>
        HttpResponse.json({ success: true, data, engine: 'model' }),
      ),
    );
  },
  play: async ({ canvas, canvasElement, step }) => {
    const dialog = await open(canvas, canvasElement);
    const form = formOf(dialog);
    await write(form.getByLabelText(/^Öğretmen/), 'Hakan Çelik');
    await step('it says before that the sentence leaves the server, and afterwards who read it', async () => {
      await expect(dialog.getByLabelText('Ödev cümlesi')).toHaveAccessibleDescription(/sunucunun dışındaki/);
      await generate(dialog, 'satranç');
      await expect(
        await dialog.findByText('Bu cümleyi sunucunun dışındaki bir yapay zekâ modeli okudu.'),
      ).toBeVisible();
    });
    await step('[E-26] without a description it is the sentence', async () => {
      await expect((await block(dialog)).getByLabelText('Açıklama')).toHaveValue('satranç');
    });
    await step('[Q-44] a subject that is none of the 17 is one more option', async () => {
      await expect((await block(dialog)).getByLabelText('Ders')).toHaveValue('Satranç');
      await user.click(dialog.getByRole('button', { name: 'Forma aktar' }));
      const select = form.getByLabelText('Ders');
      await waitFor(() => expect(select).toHaveValue('Satranç'));
      await expect(within(select).getAllByRole('option')).toHaveLength(19);
    });
    await step('what was not read leaves alone what was written', async () => {
      await expect(form.getByLabelText(/^Öğretmen/)).toHaveValue('Hakan Çelik');
    });
  },
};

export const Generating: Story = {
  beforeEach: ({ msw }) => {
    msw.use(pending(calls.homework.generateFields));
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await open(canvas, canvasElement);
    await generate(dialog, SENTENCE);
    await expect(await dialog.findByRole('button', { name: 'Okunuyor…', busy: true })).toBeVisible();
  },
};
