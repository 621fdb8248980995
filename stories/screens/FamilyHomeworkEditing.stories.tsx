import { calls } from '@kovan/api-client/contract';
import { createFamily, createHandlers, elsewhere, failingOnce } from '@kovan/api-client/mocks';
import { FamilyHomeworkScreen } from '@kovan/ui/features/homework/FamilyHomeworkScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent as user, waitFor, type within } from 'storybook/test';
import { cardOf, dialogIn, familyWith, openCard, recordCalls, saysSuccess } from './support/homework.ts';
import { write } from './support/write.ts';

const family = familyWith({
  title: 'Kesirlerle toplama',
  subject: 'Satranç',
  description: 'Deftere.',
  teacher: 'Ayşe Demir',
  book: 'Çalışma Kitabı',
  page: '45-46',
  dueDate: '2026-11-20',
});
const kovan = { route: '/app/family/assignments', family } as const;

/** A parent changes homework. */
const meta = {
  title: 'Screens/FamilyHomework/Editing',
  component: FamilyHomeworkScreen,
  parameters: { kovan },
} satisfies Meta<typeof FamilyHomeworkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const open = async (canvas: Canvas, canvasElement: HTMLElement): Promise<Canvas> => {
  const card = await openCard(canvas, 'Kesirlerle toplama');
  await user.click(card.getByRole('button', { name: 'Düzenle' }));
  return dialogIn(canvasElement);
};

const save = (dialog: Canvas) => user.click(dialog.getByRole('button', { name: 'Kaydet' }));

export const Opened: Story = {
  play: async ({ canvas, canvasElement, msw, step }) => {
    const dialog = await open(canvas, canvasElement);
    await step('[FH-08] a modal with what there is', async () => {
      await waitFor(() => expect(dialog.getByRole('heading', { name: 'Ödevi düzenle' })).toBeVisible());
      for (const [label, value] of [
        [/^Ders/, 'Satranç'],
        [/^Başlık/, 'Kesirlerle toplama'],
        [/^Açıklama/, 'Deftere.'],
        [/^Öğretmen/, 'Ayşe Demir'],
        [/^Kitap/, 'Çalışma Kitabı'],
        [/^Sayfa/, '45-46'],
        [/^Son tarih/, '2026-11-20'],
      ] as const) {
        await expect(dialog.getByLabelText(label)).toHaveValue(value);
      }
      await expect(canvas.queryByRole('main')).toBeNull();
    });
    await step('[FH-18] there is no AI section', async () => {
      await expect(dialog.queryByRole('button', { name: /^Cümleyle anlatın/ })).toBeNull();
      await expect(dialog.queryByRole('button', { name: 'Alanları doldur' })).toBeNull();
    });
    await step('[V-29] [V-30] [V-31] subject and title are said to be required, the rest is not', async () => {
      for (const label of [/^Ders/, /^Başlık/]) await expect(dialog.getByLabelText(label)).toBeRequired();
      for (const label of [/^Açıklama/, /^Öğretmen/, /^Kitap/, /^Sayfa/, /^Son tarih/])
        await expect(dialog.getByLabelText(label)).not.toBeRequired();
    });
    const sent = recordCalls(msw);
    await step('[V-29] [V-30] both are required', async () => {
      await user.selectOptions(dialog.getByLabelText('Ders'), '');
      await write(dialog.getByLabelText('Başlık'), '   ');
      await save(dialog);
      for (const label of ['Ders', 'Başlık']) {
        await waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription('Bu alanı doldurun.'));
      }
      await waitFor(() => expect(dialog.getByLabelText('Ders')).toHaveFocus());
      await expect(sent).toEqual([]);
    });
    await step('[V-20] of a year typed with two digits it says so', async () => {
      const day = dialog.getByLabelText(/^Son tarih/);
      await write(day, '0026-11-27');
      await waitFor(() =>
        expect(day).toHaveAccessibleDescription('Yılı dört haneyle yazın; 2000 ya da sonrası olmalı.'),
      );
    });
  },
};

export const ChangedElsewhere: Story = {
  parameters: { kovan: { ...kovan, settings: { features: ['live'] } } },
  play: async ({ canvas, canvasElement, msw, step }) => {
    const known = createFamily(family);
    msw.use(...createHandlers(known));
    const dialog = await open(canvas, canvasElement);
    window.dispatchEvent(new PointerEvent('pointermove'));
    await waitFor(() => expect(known.followers.size).toBe(1), { timeout: 8_000 });
    await step('[PE-08] the other parent’s change is there, and what is being typed stays', async () => {
      await user.type(dialog.getByLabelText(/^Sayfa/), ', 48');
      elsewhere(known, ({ homework: [first] }) => {
        if (first) Object.assign(first, { title: 'Kesirlerle çıkarma', page: '45' });
      });
      await waitFor(() => expect(dialog.getByLabelText(/^Başlık/)).toHaveValue('Kesirlerle çıkarma'));
      await expect(dialog.getByLabelText(/^Sayfa/)).toHaveValue('45-46, 48');
    });
  },
};

export const DeletedElsewhere: Story = {
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, canvasElement, msw, step }) => {
    const known = createFamily(family);
    msw.use(...createHandlers(known));
    const dialog = await open(canvas, canvasElement);
    await user.type(dialog.getByLabelText(/^Sayfa/), ', 48');
    await step(
      '[PE-08] what the other parent has deleted meanwhile is told as that, and what was typed stays',
      async () => {
        known.homework.length = 0;
        await save(dialog);
        await expect(await dialog.findByText(/^Bu ödev bu arada silindi/)).toBeVisible();
        await expect(dialog.queryByText(/bir hata oluştu/)).toBeNull();
        await expect(dialog.getByLabelText(/^Sayfa/)).toHaveValue('45-46, 48');
        await expect(dialog.getByRole('button', { name: 'Kaydet' })).toHaveAttribute('aria-disabled', 'true');
        await waitFor(() => expect(canvas.queryByText('Kesirlerle toplama')).toBeNull());
      },
    );
  },
};

export const Changed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failingOnce(calls.familyHomework.update, 500));
  },
  play: async ({ canvas, canvasElement, msw, step }) => {
    await step(
      '[X-21] what fails says so and nothing else, what was typed stays, and the card is as it was',
      async () => {
        const dialog = await open(canvas, canvasElement);
        await user.type(dialog.getByLabelText('Başlık'), ' (2)');
        await save(dialog);
        await expect(await dialog.findByRole('alert')).toHaveTextContent('Ödev güncellenirken bir hata oluştu.');
        await expect(canvas.queryByText('Ödev güncellendi.')).toBeNull();
        await expect(dialog.getByLabelText('Başlık')).toHaveValue('Kesirlerle toplama (2)');
        spyOn(window, 'confirm').mockReturnValue(true);
        await user.click(dialog.getByRole('button', { name: 'Vazgeç' }));
        await expect(window.confirm).toHaveBeenCalledWith('Yazdıklarınız kaydedilmedi. Yine de kapatılsın mı?');
        await cardOf(canvas, 'Kesirlerle toplama');
      },
    );
    const sent = recordCalls(msw);
    const card = await cardOf(canvas, 'Kesirlerle toplama');
    await user.click(card.getByRole('button', { name: 'Düzenle' }));
    const dialog = await dialogIn(canvasElement);
    await step('[P-06] [V-31] [E-22] everything but subject and title may go', async () => {
      await user.selectOptions(dialog.getByLabelText('Ders'), 'Matematik');
      await user.clear(dialog.getByLabelText('Başlık'));
      await user.type(dialog.getByLabelText('Başlık'), 'Kesirlerle çıkarma');
      for (const label of [/^Açıklama/, /^Öğretmen/, /^Kitap/, /^Sayfa/, /^Son tarih/]) {
        await user.clear(dialog.getByLabelText(label));
      }
      await save(dialog);
      await saysSuccess(canvas, 'Ödev güncellendi.');
      await expect(sent.find(({ call }) => call.startsWith('PUT'))).toEqual({
        call: 'PUT /api/v2/family/homework/hw-1',
        kidsId: null,
        body: {
          aciklama: null,
          baslik: 'Kesirlerle çıkarma',
          ders: 'Matematik',
          ogretmen: null,
          kitap: null,
          sayfa: null,
          sonTarih: null,
        },
      });
    });
    await step('[FH-08] [P-06] the card says so', async () => {
      const card = await cardOf(canvas, 'Kesirlerle çıkarma');
      await expect(card.getByText('Matematik')).toBeVisible();
      await expect(card.queryByText('Ayşe Demir')).toBeNull();
    });
  },
};
