import { FamilyHomeworkScreen } from '@kovan/ui/features/homework/FamilyHomeworkScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { loneDotsIn } from '../support/letters.ts';
import { cardOf, colourOf, dialogIn, familyWith, openCard } from './support/homework.ts';
import { openTab } from './support/openTab.ts';

const kovan = { route: '/app/family/assignments' } as const;

const whole = {
  title: 'Kesirlerle toplama',
  description: 'Alıştırmaların tamamı deftere yapılacak.',
  teacher: 'Ayşe Demir',
  book: 'Çalışma Kitabı',
  page: '45-46',
  dueDate: '2026-11-20',
};

/** What a parent's card of homework says. */
const meta = {
  title: 'Screens/FamilyHomework/Cards',
  component: FamilyHomeworkScreen,
  parameters: { kovan },
} satisfies Meta<typeof FamilyHomeworkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  parameters: { kovan: { ...kovan, family: familyWith(whole) } },
  play: async ({ canvas, step, userEvent }) => {
    const card = await cardOf(canvas, 'Kesirlerle toplama');
    await step('[FH-19] [FH-20] [FH-21] title, subject, status, and whose it is', async () => {
      await expect(card.getByRole('heading', { name: 'Kesirlerle toplama' })).toBeVisible();
      await expect(card.getByText('Matematik')).toBeVisible();
      await expect(card.getByText('Aktif')).toBeVisible();
      await expect(card.getByText('Elif')).toBeVisible();
    });
    await step('[FH-25] [FH-26] [FH-27] teacher, book and page', async () => {
      await expect(card.getByText('Ayşe Demir')).toBeVisible();
      await expect(card.getByText('Çalışma Kitabı, s. 45-46')).toBeVisible();
    });
    await step('[FH-28] the date', async () => {
      await expect(card.getByText('20 Kasım')).toBeVisible();
    });
    await step('[FH-22] active homework has a due-date label', async () => {
      await expect(card.getByText('2 gün kaldı')).toBeVisible();
    });
    await step('[FH-24] the description opens and closes', async () => {
      await expect(card.queryByText(whole.description)).toBeNull();
      await userEvent.click(card.getByRole('button', { name: 'Ayrıntılar: Kesirlerle toplama', expanded: false }));
      await expect(card.getByText(whole.description)).toBeVisible();
      await expect(card.getByText('Öğretmen').nextElementSibling).toHaveTextContent('Ayşe Demir');
      await expect(card.getByText('Kitap').nextElementSibling).toHaveTextContent('Çalışma Kitabı');
      await expect(card.getByText('Sayfa').nextElementSibling).toHaveTextContent('45-46');
      await expect(card.getByRole('button', { name: 'Düzenle' })).toHaveAccessibleDescription('Kesirlerle toplama');
      await userEvent.click(card.getByRole('button', { name: 'Ayrıntılar: Kesirlerle toplama', expanded: true }));
      await waitFor(() => expect(card.queryByText(whole.description)).toBeNull());
    });
    await step('[FH-30] active homework has no check toggle', async () => {
      await expect(card.queryByRole('button', { name: /^Kontrol/ })).toBeNull();
    });
  },
};

const DONE = [
  { tab: 'Kontrol bekleyen 1', title: 'Tamamlanan', toggle: 'Kontrol ettim: Tamamlanan' },
  { tab: 'Tamamlanan 1', title: 'Kontrol edilen', toggle: 'Kontrolü geri al: Kontrol edilen' },
];

export const DoneNeedsNoDueLabel: Story = {
  parameters: {
    kovan: {
      ...kovan,
      family: familyWith(
        { ...whole, title: 'Tamamlanan', status: 'completed', book: null },
        { ...whole, title: 'Kontrol edilen', status: 'verified', page: null },
      ),
    },
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('[FH-23] [FH-28] completed and verified homework shows its date, and no label', async () => {
      for (const { tab, title, toggle } of DONE) {
        await openTab(canvas, userEvent, tab);
        const card = await cardOf(canvas, title);
        await expect(card.getByText('20 Kasım')).toBeVisible();
        await expect(card.queryByText('2 gün kaldı')).toBeNull();
        await expect(card.getByRole('button', { name: toggle })).toBeVisible();
      }
    });
    await step('[FH-21] [FH-26] [FH-27] their status, and book or page where only one of them is given', async () => {
      const verified = await cardOf(canvas, 'Kontrol edilen');
      await expect(verified.getByText('Kontrol Edildi')).toBeVisible();
      await expect(verified.getByText('Çalışma Kitabı')).toBeVisible();
      await openTab(canvas, userEvent, 'Kontrol bekleyen 1');
      const completed = await cardOf(canvas, 'Tamamlanan');
      await expect(completed.getByText('Tamamlandı')).toBeVisible();
      await expect(completed.getByText('s. 45-46')).toBeVisible();
    });
    for (const { tab, title } of DONE) {
      await openTab(canvas, userEvent, tab);
      const card = await openCard(canvas, title);
      await step('[FH-19] [FH-20] [FH-25] their title, subject and teacher as before', async () => {
        await expect(card.getByRole('heading', { name: title })).toBeVisible();
        await expect(card.getByText('Matematik')).toBeVisible();
        for (const teacher of card.getAllByText('Ayşe Demir')) await expect(teacher).toBeVisible();
        await expect(card.getAllByText('Ayşe Demir')).toHaveLength(2);
      });
      await step('[FH-08] [FH-24] [P-06] opened they have their description, and can still be edited', async () => {
        await expect(card.getByText(whole.description)).toBeVisible();
        await userEvent.click(card.getByRole('button', { name: 'Düzenle' }));
        await expect((await dialogIn(canvasElement)).getByLabelText('Başlık')).toHaveValue(title);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
      });
    }
  },
};

const labels = [
  ['2026-11-01', 'Süresi geçti', '--overdue-ink'],
  ['2026-11-17', 'Süresi geçti', '--overdue-ink'],
  ['2026-11-18', 'Bugün', '--today-ink'],
  ['2026-11-19', 'Yarın', '--soon-ink'],
  ['2026-11-20', '2 gün kaldı', '--soon-ink'],
  ['2026-11-21', '3 gün kaldı', '--soon-ink'],
  ['2026-11-22', '4 gün kaldı', '--done-ink'],
  ['2027-02-01', '75 gün kaldı', '--done-ink'],
] as const;

export const DueLabels: Story = {
  parameters: {
    kovan: {
      ...kovan,
      family: familyWith(...labels.map(([dueDate]) => ({ title: dueDate, dueDate })), { title: 'Günsüz' }),
    },
  },
  play: async ({ canvas, step }) => {
    const shown: [HTMLElement, (typeof labels)[number][2]][] = [];
    await step('[FH-22] no active card with a day is without one', async () => {
      for (const [title, words, token] of labels) {
        const label = (await cardOf(canvas, title)).getByText(words);
        await expect(label).toBeVisible();
        shown.push([label, token]);
      }
    });
    await step(
      '[S-48] [S-49] [S-50] [N-22] [Q-33] past, today, tomorrow, yellow up to three days, then green',
      async () => {
        for (const [label, token] of shown) await expect(getComputedStyle(label).color).toBe(colourOf(token));
      },
    );
    await step('[FH-28] the year stands where it is another one; without a day there is neither', async () => {
      await expect((await cardOf(canvas, '2027-02-01')).getByText('1 Şubat 2027')).toBeVisible();
      await expect((await cardOf(canvas, 'Günsüz')).queryByRole('time')).toBeNull();
    });
  },
};

export const LongNames: Story = {
  parameters: {
    kovan: {
      ...kovan,
      route: '/app/family/assignments?tab=awaiting',
      family: {
        children: [
          {
            id: 'elif',
            name: 'Abdurrahmangazi Küçükkayabaşoğulları',
            birthYear: 2016,
            grade: '5. Sınıf',
            avatar: '🧒',
          },
        ],
        homework:
          familyWith({
            title: 'Çekoslovakyalılaştıramadıklarımızdanmışsınızcasına yazılacak uzun kompozisyon',
            subject: 'Osmanlı Türkçesi ve Eski Metinler Okuma Topluluğu',
            book: 'Ortaöğretim Dokuzuncu Sınıf Türk Dili ve Edebiyatı Öğrenci Çalışma Kitabı',
            page: '145-146, 150-152 ve 160',
            teacher: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine',
            dueDate: '2027-11-19',
            status: 'completed',
          }).homework ?? [],
      },
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    const card = await canvas.findByRole('article');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await step('[FH-29] the check stands in one line', async () => {
      for (const words of within(card).queryAllByText('Kontrol ettim'))
        await expect(words.getBoundingClientRect().height).toBeLessThan(30);
    });
    await step('[FH-21] [FH-25] [FH-28] no line of what it says begins or ends with a dot', async () => {
      for (const line of card.querySelectorAll('p')) await expect(loneDotsIn(line)).toBe(0);
    });
  },
};

export const LongBookOnAHandheld: Story = {
  ...LongNames,
  parameters: {
    kovan: {
      ...kovan,
      family: familyWith({
        ...whole,
        book: 'Ortaöğretim Dokuzuncu Sınıf Türk Dili ve Edebiyatı Öğrenci Çalışma Kitabı',
      }),
    },
  },
  globals: { viewport: { value: 'handheld' } },
};
