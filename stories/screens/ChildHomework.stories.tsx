import { calls } from '@kovan/api-client/contract';
import { failing, pending } from '@kovan/api-client/mocks';
import { ChildHomeworkScreen } from '@kovan/ui/features/homework/ChildHomeworkScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { cardOf, colourOf, familyWith, says, tabsIn, titlesIn } from './support/homework.ts';
import { openTab } from './support/openTab.ts';

const kovan = {
  route: '/app/elif/assignments',
  viewMode: 'child',
  selectedChild: 'elif',
} as const;

/** A child's homework: what comes next, what is late, what is done. */
const meta = {
  title: 'Screens/ChildHomework',
  component: ChildHomeworkScreen,
  parameters: { kovan },
} satisfies Meta<typeof ChildHomeworkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvas, step }) => {
    await step('[CH-01] [CH-02] three tabs, each with its count', async () => {
      await expect(await tabsIn(canvas)).toEqual(['Bekleyen 3', 'Gecikmiş 1', 'Tamamlanan 1']);
      await expect(canvas.getByRole('tab', { name: 'Bekleyen 3' })).toHaveAttribute('aria-selected', 'true');
    });
    await step('[CH-04] [CH-07] [CH-08] by due date, the one without a day last', async () => {
      await expect(titlesIn(canvas)).toEqual(['Kesirlerle toplama', 'Hikâye yazma', 'Flüt parçası']);
    });
    await step('[P-14] nothing of Can or Defne is in any tab', async () => {
      for (const tab of canvas.getAllByRole('tab').toReversed()) {
        tab.focus();
        await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
        for (const title of ['Çarpım tablosu', 'Küçük Prens, 3. bölüm', 'Ailem resmi', 'Yaprak toplama']) {
          await expect(canvas.queryByText(title)).toBeNull();
        }
      }
    });
  },
};

export const Overdue: Story = {
  parameters: { kovan: { ...kovan, route: '/app/elif/assignments?tab=overdue', selectedChild: 'can' } },
  play: async ({ canvas, step }) => {
    await step('[R-09] the homework of the child of the address, though another one is selected', async () => {
      await expect(await canvas.findByRole('article', { name: 'Buharlaşma deneyi' })).toBeVisible();
    });
    await step('[CH-05] [S-38] active homework past its day, kindly', async () => {
      await canvas.findByText('1 ödev bekliyor. Hadi birlikte yetişelim!');
      await expect(titlesIn(canvas)).toEqual(['Buharlaşma deneyi']);
    });
    await step('[CH-18] [Q-33] it is past due', async () => {
      const label = (await cardOf(canvas, 'Buharlaşma deneyi')).getByText('Süresi geçti');
      await expect(getComputedStyle(label).color).toBe(colourOf('--overdue-ink'));
    });
  },
};

export const Completed: Story = {
  parameters: { kovan: { ...kovan, route: '/app/elif/assignments?tab=completed' } },
  play: async ({ canvas, step }) => {
    await step('[CH-06] [Q-30] completed homework counts; what is checked stands below, uncounted', async () => {
      const checked = within(await canvas.findByRole('region', { name: 'Kontrol Edildi' }));
      await expect(titlesIn(canvas)).toEqual(['Ünite 3 kelimeleri', 'Türkiye haritası']);
      await expect(titlesIn(checked)).toEqual(['Türkiye haritası']);
      await expect(canvas.getByRole('tab', { name: 'Tamamlanan 1' })).toBeVisible();
    });
    await step('[CH-11] each with its status', async () => {
      const statusOf = async (title: string) => within(await canvas.findByRole('article', { name: title }));
      await expect((await statusOf('Ünite 3 kelimeleri')).getByText('Tamamlandı')).toBeVisible();
      await expect((await statusOf('Türkiye haritası')).getByText('Kontrol Edildi')).toBeVisible();
    });
    await step('[CH-18] and no remaining days, though one was due today and one is past due', async () => {
      for (const words of ['Bugün', 'Süresi geçti']) await expect(canvas.queryByText(words)).toBeNull();
    });
    await step('[CH-21] neither completed nor checked homework can be completed', async () => {
      await expect(canvas.queryByRole('button', { name: 'Bitirdim!' })).toBeNull();
    });
  },
};

export const Empty: Story = {
  // What is checked is in none of the tabs.
  parameters: { kovan: { ...kovan, family: familyWith({ title: 'Türkiye haritası', status: 'verified' }) } },
  play: async ({ canvas, step, userEvent }) => {
    await step('[CH-22] [Q-31] each empty tab says so', async () => {
      for (const name of ['Bekleyen 0', 'Gecikmiş 0', 'Tamamlanan 0']) {
        const panel = within(await openTab(canvas, userEvent, name));
        await expect(panel.getByText('Henüz hiç ödev yok.')).toBeVisible();
        await expect(panel.getByRole('link', { name: 'Görevlere bak' })).toHaveAttribute('href', '/app/elif/tasks');
      }
      await expect(titlesIn(canvas)).toEqual(['Türkiye haritası']);
    });
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(pending(calls.homework.list));
  },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByRole('status')).toHaveTextContent('Yükleniyor…');
    await expect(main.queryByRole('tab')).toBeNull();
  },
};

export const LoadFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failing(calls.homework.list, 500));
  },
  play: async ({ canvas, step }) => {
    await step('[X-16] the message with a way to try again', async () => {
      const alert = within(await canvas.findByRole('alert'));
      await expect(alert.getByText('Ödevler yüklenirken bir hata oluştu.')).toBeVisible();
      await expect(alert.getByRole('button', { name: 'Yeniden dene' })).toBeVisible();
    });
  },
};

export const TriedAgain: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(
        `*${calls.homework.list.path}`,
        () => HttpResponse.json({ error: 'Bir hata oluştu.', code: 'INTERNAL' }, { status: 500 }),
        { once: true },
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeniden dene' }));
    await canvas.findByRole('article', { name: 'Kesirlerle toplama' });
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const InvalidChild: Story = {
  parameters: { kovan: { ...kovan, route: '/app/children/assignments' } },
  play: async ({ canvas, step }) => {
    await step('[R-31] [Q-03] a word of the route table is no child id', async () => {
      await expect(await canvas.findByRole('heading', { name: "Geçersiz çocuk ID'si." })).toBeVisible();
    });
  },
};

export const ParentLooksIn: Story = {
  parameters: { kovan: { ...kovan, viewMode: 'family', mood: 'parent' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Elif: ödevler' })).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await expect(await tabsIn(canvas)).toEqual(['Pending 3', 'Overdue 1', 'Completed 1']);
    await expect(await canvas.findByText('Mathematics')).toBeVisible();
    await expect(canvas.getByText('19 November')).toBeVisible();
    const card = await cardOf(canvas, 'Kesirlerle toplama');
    await userEvent.click(card.getByRole('button', { name: 'Mark as complete' }));
    await says(canvas, 'Homework completed! 🎉');
  },
};
