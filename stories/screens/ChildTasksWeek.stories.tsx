import { ChildTasksScreen } from '@kovan/ui/features/tasks/ChildTasksScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { tabsIn } from './support/homework.ts';
import { fullDay, namesIn, ofElif, recordAddresses } from './support/tasks.ts';

const kovan = { ...ofElif, route: '/app/elif/tasks?tab=weekly', family: fullDay };

/** A child's week: seven cells as full as their days, then each day with its tasks. */
const meta = {
  title: 'Screens/ChildTasks/Week',
  component: ChildTasksScreen,
  parameters: { layout: 'fullscreen', kovan },
} satisfies Meta<typeof ChildTasksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const dayOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

/** The tasks of a day other than today, unfolded where they are not. */
const tasksOf = async (canvas: Canvas, userEvent: { click(element: Element): Promise<void> }, name: string) => {
  const day = await dayOf(canvas, name);
  const row = day.getByRole('button', { name: new RegExp(`^${name} `) });
  if (row.getAttribute('aria-expanded') === 'false') await userEvent.click(row);
  return day.findByRole('list');
};

const COUNTS = {
  Pazartesi: '2/2',
  Salı: '1/2',
  Çarşamba: '3/7',
  Perşembe: '0/1',
  Cuma: '0/1',
  Cumartesi: '0/0',
  Pazar: '0/1',
};

/** What is due on the other days. */
const NAMES = {
  Pazartesi: ['Yatağını topla', 'Piyano çalış'],
  Salı: ['Yatağını topla', 'Mutfağı süpür'],
  Perşembe: ['Yatağını topla'],
  Cuma: ['Doğum günü kartı yaz'],
  Pazar: ['Spor çantanı hazırla'],
};
const TODAY = {
  open: ['20 dakika kitap oku', 'Piyano çalış', 'Odanı süpür', 'Anneanneye resim çiz'],
  done: ['Yatağını topla', 'Kahvaltı sofrasını kur', 'Okula hazırlan'],
};

export const Week: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('[CT-03] the tab has completed of all this week', async () => {
      await waitFor(async () => expect(await tabsIn(canvas)).toEqual(['Günlük 3/7', 'Haftalık 6/14']));
    });
    await step(
      '[EV-08] today first and unfolded, what comes, what has been from the newest on, the empty day last',
      async () => {
        const rows = [...canvas.getByRole('tabpanel').querySelectorAll('h2, h3')]
          .filter((heading) => heading.closest('article') === null)
          .map((heading) => heading.textContent);
        await expect(rows).toEqual([
          'Çarşamba',
          'Sonraki günler',
          'Perşembe 19 Kasım · Yarın 0/1',
          'Cuma 20 Kasım 0/1',
          'Pazar 22 Kasım 0/1',
          'Geçen günler',
          'Salı 17 Kasım 1/2',
          'Pazartesi 16 Kasım 2/2',
          'Cumartesi · görev yok',
        ]);
        await expect(namesIn((await dayOf(canvas, 'Çarşamba')).getByRole('list'))).toContain('Piyano çalış');
        for (const past of ['Salı', 'Pazartesi']) {
          await expect((await dayOf(canvas, past)).queryByRole('list')).toBeNull();
        }
      },
    );
    await step('[EV-08] in the comb of the week a day without tasks is a dot, and no missed one', async () => {
      const cells = [...canvas.getByRole('group', { name: 'Haftanın günleri' }).querySelectorAll('[data-cell]')];
      await expect(cells.map((cell) => cell.getAttribute('data-cell'))).toEqual([
        'full',
        'part',
        'part',
        'empty',
        'empty',
        'none',
        'empty',
      ]);
    });
    await step('[CT-05] [CT-14] [CT-15] Monday to Sunday, and nothing of other weeks', async () => {
      for (const [day, names] of Object.entries(NAMES)) {
        await expect(namesIn(await tasksOf(canvas, userEvent, day)), day).toEqual(names);
      }
      const today = await dayOf(canvas, 'Çarşamba');
      await expect(namesIn(today.getByRole('list'))).toEqual(TODAY.open);
      await userEvent.click(today.getByRole('button', { name: /^Bitenler/, expanded: false }));
      await expect(namesIn(await today.findByRole('list', { name: 'Bitenler' }))).toEqual(TODAY.done);
      await expect(canvas.queryByText('Sözlüğü kitaplığa kaldır')).toBeNull();
    });
    await step('[CT-16] each day has completed of all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cumartesi · görev yok' }));
      for (const [day, count] of Object.entries(COUNTS)) {
        await expect((await dayOf(canvas, day)).getByText(count)).toBeVisible();
      }
    });
    await step('[CT-17] a day without tasks says so', async () => {
      await expect((await dayOf(canvas, 'Cumartesi')).getByText('Bu gün için görev yok.')).toBeVisible();
      await expect(canvas.getAllByText('Bu gün için görev yok.')).toHaveLength(1);
    });
    await step('[Q-32] [CT-10] [CT-11] the same card as by day, with date, labels and button', async () => {
      await tasksOf(canvas, userEvent, 'Cuma');
      const friday = await dayOf(canvas, 'Cuma');
      await expect(friday.getByText('20 Kasım 2026 Cuma')).toBeVisible();
      await expect(friday.getByText('Tek seferlik')).toBeVisible();
      await expect(friday.getByText('Bekliyor')).toBeVisible();
      await userEvent.click(friday.getByRole('button', { name: 'Tamamla: Doğum günü kartı yaz' }));
      await expect(await friday.findByText('Tamamlandı')).toBeVisible();
      await expect(friday.queryByRole('button', { name: /^Tamamla/ })).toBeNull();
      await expect(canvas.getByRole('tab', { name: 'Haftalık 7/14' })).toBeVisible();
    });
    await step('the keyboard stays at the task whose button is gone', async () => {
      const friday = await dayOf(canvas, 'Cuma');
      await expect(friday.getByRole('heading', { name: 'Doğum günü kartı yaz' })).toHaveFocus();
    });
    await step('the strip goes to a day', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Perşembe 0\/1$/ }));
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Perşembe 19 Kasım/ })).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: /^Cumartesi görev yok$/ }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Cumartesi' })).toHaveFocus());
    });
  },
};

let sent: string[] = [];

export const OnSunday: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  parameters: { kovan: { ...kovan, now: '2026-11-22T09:00:00Z' } },
  beforeEach: ({ msw }) => {
    sent = recordAddresses(msw);
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('[N-19] [CT-14] on a Sunday the week is the one that began the previous Monday', async () => {
      const sunday = await dayOf(canvas, 'Pazar');
      await expect(sunday.getByText('bugün', { exact: false })).toBeVisible();
      await expect(namesIn(await tasksOf(canvas, userEvent, 'Pazartesi'))).toHaveLength(2);
      await expect(sent).toContain('GET /api/tasks/child/elif?date_start=2026-11-16&date_end=2026-11-22');
    });
  },
};

export const English: Story = {
  globals: { locale: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas, step, userEvent }) => {
    await step('[EV-08] the longest day leaves its count beside it', async () => {
      const row = await canvas.findByRole('button', { name: 'Thursday 19 November · Tomorrow 0/1' });
      const [day, count] = [within(row).getByText('Thursday'), within(row).getByText('0/1')];
      await expect(count.getBoundingClientRect().top).toBeLessThan(day.getBoundingClientRect().bottom);
    });
    await step('[N-21] [Q-29] in English the same date in English', async () => {
      await expect((await dayOf(canvas, 'Wednesday')).getByText('18 November')).toBeVisible();
      await tasksOf(canvas, userEvent, 'Friday');
      const friday = await dayOf(canvas, 'Friday');
      await expect(friday.getByText('Friday, 20 November 2026')).toBeVisible();
      await expect(friday.getByText('One-time')).toBeVisible();
      await expect(canvas.getByText('This week: 16 – 22 November')).toBeVisible();
    });
  },
};
