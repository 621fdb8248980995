import { ChildHomeworkScreen } from '@kovan/ui/features/homework/ChildHomeworkScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cardOf, colourOf, familyWith } from './support/homework.ts';

const kovan = {
  route: '/app/elif/assignments',
  viewMode: 'child',
  selectedChild: 'elif',
} as const;

/** What a child's card of homework says. */
const meta = {
  title: 'Screens/ChildHomework/Cards',
  component: ChildHomeworkScreen,
  parameters: { kovan },
} satisfies Meta<typeof ChildHomeworkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  parameters: {
    kovan: {
      ...kovan,
      family: familyWith({
        title: 'Kesirlerle toplama',
        description: 'Alıştırmaların tamamı deftere yapılacak.',
        teacher: 'Ayşe Demir',
        book: 'Çalışma Kitabı',
        page: '45-46',
        dueDate: '2026-11-20',
      }),
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    const card = await cardOf(canvas, 'Kesirlerle toplama');
    await step('[CH-09] [CH-11] [CH-12] title, status and subject', async () => {
      await expect(card.getByRole('heading', { name: 'Kesirlerle toplama' })).toBeVisible();
      await expect(card.getByText('Aktif')).toBeVisible();
      await expect(card.getByText('Matematik')).toBeVisible();
    });
    await step('[CH-13] which has its colour', async () => {
      await expect(card.getByText('Matematik').closest('[data-hue]')).toHaveAttribute('data-hue', 'blue');
    });
    await step('[CH-14] [CH-15] book and page', async () => {
      await expect(card.getByText('Kitap').nextElementSibling).toHaveTextContent('Çalışma Kitabı');
      await expect(card.getByText('Sayfa').nextElementSibling).toHaveTextContent('45-46');
    });
    await step(
      '[CH-16] [CH-17] [CH-18] day and month without this year, and how long there is still time',
      async () => {
        await expect(card.getByText('20 Kasım')).toBeVisible();
        await expect(card.getByText('2 gün kaldı')).toBeVisible();
      },
    );
    await step('[CH-19] description and teacher open and close again', async () => {
      await expect(card.queryByText('Alıştırmaların tamamı deftere yapılacak.')).toBeNull();
      await userEvent.click(card.getByRole('button', { name: 'Ayrıntılar', expanded: false }));
      await expect(card.getByText('Alıştırmaların tamamı deftere yapılacak.')).toBeVisible();
      await expect(card.getByText('Ayşe Demir')).toBeVisible();
      await userEvent.click(card.getByRole('button', { name: 'Gizle', expanded: true }));
      await waitFor(() => expect(card.queryByText('Alıştırmaların tamamı deftere yapılacak.')).toBeNull());
      await expect(card.queryByText('Ayşe Demir')).toBeNull();
    });
  },
};

export const NextToNothing: Story = {
  parameters: {
    kovan: {
      ...kovan,
      family: familyWith(
        { title: null, subject: null },
        { title: 'Kim verdi', teacher: 'Ayşe Demir' },
        { title: 'Ne yapılacak', description: 'Deftere.' },
        { title: 'Hangi kitap', book: 'Çalışma Kitabı' },
        { title: 'Hangi sayfa', page: '45-46' },
        { title: 'Gözlem', subject: 'Astronomi' },
      ),
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('[CH-10] without a title the card says so', async () => {
      const card = await cardOf(canvas, 'Başlık Yok');
      await expect(card.getByText('Son tarih yok')).toBeVisible();
      await expect(card.queryByRole('button', { name: 'Ayrıntılar' })).toBeNull();
    });
    await step('[CH-19] each of description and teacher opens without the other', async () => {
      for (const [title, detail] of [
        ['Kim verdi', 'Ayşe Demir'],
        ['Ne yapılacak', 'Deftere.'],
      ] as const) {
        const card = await cardOf(canvas, title);
        await userEvent.click(card.getByRole('button', { name: 'Ayrıntılar' }));
        await expect(card.getByText(detail)).toBeVisible();
      }
    });
    await step('[CH-14] [CH-15] each of book and page shows without the other', async () => {
      for (const [title, fact] of [
        ['Hangi kitap', 'Çalışma Kitabı'],
        ['Hangi sayfa', '45-46'],
      ] as const) {
        await expect((await cardOf(canvas, title)).getByRole('definition')).toHaveTextContent(fact);
      }
    });
    await step('[CH-12] a subject that is none of the 17 shows as it was written', async () => {
      await expect((await cardOf(canvas, 'Gözlem')).getByText('Astronomi')).toBeVisible();
    });
  },
};

export const AnotherYear: Story = {
  parameters: {
    kovan: {
      ...kovan,
      now: '2026-12-30T09:00:00Z',
      family: familyWith({ title: 'Bu yıl', dueDate: '2026-12-31' }, { title: 'Gelecek yıl', dueDate: '2027-01-02' }),
    },
  },
  play: async ({ canvas, step }) => {
    await step('[CH-17] the year stands where it is not the current one', async () => {
      await expect((await cardOf(canvas, 'Bu yıl')).getByText('31 Aralık')).toBeVisible();
      await expect((await cardOf(canvas, 'Gelecek yıl')).getByText('2 Ocak 2027')).toBeVisible();
    });
  },
};

const dueDates = {
  '2026-11-18': ['Bugün', '--today-ink'],
  '2026-11-19': ['Yarın', '--soon-ink'],
  '2026-11-21': ['3 gün kaldı', '--soon-ink'],
  '2026-11-22': ['4 gün kaldı', '--done-ink'],
} as const;

export const RemainingDays: Story = {
  parameters: {
    kovan: { ...kovan, family: familyWith(...Object.keys(dueDates).map((dueDate) => ({ title: dueDate, dueDate }))) },
  },
  play: async ({ canvas, step }) => {
    await step('[CH-18] [Q-33] the words and colours of the family’s labels', async () => {
      for (const [title, [words, token]] of Object.entries(dueDates)) {
        const card = await cardOf(canvas, title);
        await expect(getComputedStyle(card.getByText(words)).color).toBe(colourOf(token));
      }
    });
  },
};

export const LongNames: Story = {
  parameters: {
    kovan: {
      ...kovan,
      family: familyWith({
        title: 'Çekoslovakyalılaştıramadıklarımızdanmışsınızcasına yazılacak uzun kompozisyon',
        subject: 'Osmanlı Türkçesi ve Eski Metinler Okuma Topluluğu',
        book: 'Ortaöğretim Dokuzuncu Sınıf Türk Dili ve Edebiyatı Öğrenci Çalışma Kitabı',
        page: '145-146, 150-152 ve 160',
        dueDate: '2026-11-19',
        description: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine.\nİkinci satır.',
        teacher: 'Abdurrahmangazi Küçükkayabaşoğulları',
      }),
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ayrıntılar' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
