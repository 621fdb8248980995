import { calls } from '@kovan/api-client/contract';
import { failingOnce, pending } from '@kovan/api-client/mocks';
import { ChildTasksScreen } from '@kovan/ui/features/tasks/ChildTasksScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { says, tabsIn } from './support/homework.ts';
import {
  cardOf,
  combOf,
  familyDoing,
  homeworkOf,
  namesIn,
  nextCard,
  ofElif,
  recordAddresses,
  task,
  unfoldDone,
} from './support/tasks.ts';

const YESTERDAY = { dueDate: '2026-11-17' };
const DONE = { completedDate: '2026-11-18T06:00:00Z' };
const CONGRATULATION = 'Tebrikler! Bugünkü tüm görevlerini tamamladın! 🎉';

const kovan = {
  ...ofElif,
  family: {
    ...familyDoing(
      task('Yatağını topla', { icon: '🛏️', ...DONE }),
      task('Sofrayı kur', { icon: '🍽️' }),
      task('Boya kalemlerini topla', { icon: '🎨', ...YESTERDAY }),
    ),
    homework: [
      homeworkOf('Kesirler testi'),
      homeworkOf('Mahallem', { subject: 'Sosyal Bilgiler', ...YESTERDAY }),
      homeworkOf('Ay’ın evreleri', { subject: 'Fen Bilimleri', dueDate: '2026-11-19' }),
      homeworkOf('Kitap özeti', { subject: 'Türkçe', dueDate: '2026-11-21' }),
      homeworkOf('Flüt parçası', { subject: 'Müzik', dueDate: null }),
    ],
  },
};

/** A child's day with homework in it: cells and cards as of the tasks, and a sentence that is true of both. */
const meta = {
  title: 'Screens/ChildTasks/Homework',
  component: ChildTasksScreen,
  parameters: { layout: 'fullscreen', kovan },
} satisfies Meta<typeof ChildTasksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const comb = await combOf(canvas, 1, 3);
    await step('[EV-06] homework due today is a cell of the comb, marked as homework by its sign', async () => {
      const cell = within(comb).getByRole('button', { name: 'Ödev, Matematik: Kesirler testi, bekliyor' });
      await expect(cell).toBeVisible();
      const marked = [...comb.querySelectorAll('[data-cell]')].map((one) => one.querySelector('svg') !== null);
      await expect(marked.filter(Boolean)).toHaveLength(1);
    });
    await step('[EV-06] and a card with a button of its own', async () => {
      const card = await cardOf(canvas, 'Kesirler testi');
      await expect(card.getByRole('button', { name: 'Bitirdim! Kesirler testi' })).toBeVisible();
      for (const words of ['Matematik', 'Aktif', 'Ödev', '18 Kasım 2026 Çarşamba']) {
        await expect(card.getByText(words)).toBeVisible();
      }
    });
    await step('[EV-06] the tabs count tasks', async () => {
      await expect(await tabsIn(canvas)).toEqual(['Günlük 1/2', 'Haftalık 1/3']);
    });
    await step('[EV-06] what is late, tasks and homework, is to be caught up with, and no cell of today', async () => {
      const late = within(canvas.getByRole('region', { name: 'Hadi birlikte yetişelim!' }));
      await expect(namesIn(late.getByRole('list'))).toEqual(['Boya kalemlerini topla', 'Mahallem']);
      await expect(within(comb).getAllByRole('button')).toHaveLength(3);
    });
    await step('[EV-06] what is left is named', async () => {
      await expect(canvas.getByText('1 görev · 1 ödev kaldı · 2 gecikmiş')).toBeVisible();
    });
    await step('a glance at tomorrow leads to the homework', async () => {
      const tomorrow = canvas.getByRole('link', { name: 'Yarın 1 ödev var: Ay’ın evreleri' });
      await expect(tomorrow).toHaveAttribute('href', '/app/elif/assignments');
      await expect(canvas.queryByText(/Kitap özeti|Flüt parçası/)).toBeNull();
    });
    await step('[EV-06] late homework is finished there, and leaves', async () => {
      const card = await cardOf(canvas, 'Mahallem');
      await userEvent.click(card.getByRole('button', { name: 'Bitirdim! Mahallem' }));
      await waitFor(() => expect(canvas.queryByRole('article', { name: 'Mahallem' })).toBeNull());
      await says(canvas, 'Ödev başarıyla tamamlandı! 🎉');
      await expect(canvas.getByText('1 görev · 1 ödev kaldı · 1 gecikmiş')).toBeVisible();
    });
  },
};

export const TasksDone: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  parameters: {
    kovan: {
      ...kovan,
      family: { ...familyDoing(task('Yatağını topla', DONE)), homework: [homeworkOf('Kesirler testi')] },
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('[EV-06] [CT-12] below the banner of the tasks stands what is true of the homework', async () => {
      await says(canvas, CONGRATULATION);
      const banner = canvas.getByText(CONGRATULATION).closest<HTMLElement>('[role="status"]');
      await expect(within(banner ?? document.body).getByText('Görevler tamam · 1 ödev bekliyor')).toBeVisible();
      await expect(canvas.queryByText('Görevler de ödevler de tamam')).toBeNull();
    });
    await step('and the homework is next', async () => {
      const next = await nextCard(canvas, 'Kesirler testi');
      await userEvent.click(next.getByRole('button', { name: 'Bitirdim! Kesirler testi' }));
      await expect(await combOf(canvas, 2, 2)).toBeVisible();
      await expect(await next.findByText('Şimdi ailenin kontrolünü bekliyor.')).toBeVisible();
    });
    await step('[EV-06] with nothing left open, all done is said', async () => {
      await says(canvas, 'Görevler de ödevler de tamam');
      await expect(namesIn(await unfoldDone(canvas, userEvent))).toContain('Yatağını topla');
    });
  },
};

export const OnlyLateLeft: Story = {
  parameters: {
    kovan: {
      ...kovan,
      family: {
        ...familyDoing(task('Yatağını topla', DONE)),
        homework: [homeworkOf('Mahallem', { subject: 'Sosyal Bilgiler', ...YESTERDAY })],
      },
    },
  },
  play: async ({ canvas, step }) => {
    await step('[EV-06] with something late open, that is named, and "all done" is not said', async () => {
      await says(canvas, CONGRATULATION);
      await says(canvas, 'Bugün tamam · 1 gecikmiş iş bekliyor');
      await expect(canvas.queryByText('Bugünün görevleri tamam')).toBeNull();
    });
  },
};

export const OnlyHomework: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { kovan: { ...kovan, family: { ...familyDoing(), homework: [homeworkOf('Kesirler testi')] } } },
  play: async ({ canvas, step, userEvent }) => {
    await step('[CT-18] [EV-06] there is no task, and homework all the same', async () => {
      await expect(await canvas.findByText('Bugün için görev yok.')).toBeVisible();
      await expect(canvas.getByText('1 ödev kaldı')).toBeVisible();
    });
    await step('[CT-13] finished, it has no congratulation on tasks', async () => {
      await userEvent.click((await nextCard(canvas, 'Kesirler testi')).getByRole('button'));
      await says(canvas, 'Bugünün ödevleri tamam');
      await expect(canvas.queryByText(/Tebrikler/)).toBeNull();
    });
  },
};

export const HomeworkUnknown: Story = {
  parameters: { kovan: { ...kovan, family: familyDoing(task('Yatağını topla', DONE)) } },
  beforeEach: ({ msw }) => {
    msw.use(failingOnce(calls.homework.list, 500));
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('[EV-13] homework that can’t be read is told, and never looks like all done', async () => {
      await says(canvas, 'Ödevler yüklenirken bir hata oluştu.');
      await expect(canvas.getByText('Bugünün tamamı görünmüyor')).toBeVisible();
    });
    await step('[EV-13] [EV-06] all done is said once it was read after all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }));
      await says(canvas, CONGRATULATION);
      await waitFor(() => expect(canvas.queryByText('Bugünün tamamı görünmüyor')).toBeNull());
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};

let sent: string[] = [];

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(pending(calls.homework.list));
    sent = recordAddresses(msw);
  },
  play: async ({ canvas, step }) => {
    await step('[EV-12] the day waits for all of it, in its shape', async () => {
      await waitFor(() => expect(sent.filter((call) => call.startsWith('GET /api/tasks/child'))).toHaveLength(2));
      // Calls made now are answered after those of the tasks, and drawn after them, too.
      for (let call = 0; call < 3; call += 1) await fetch('/api/server/settings').catch(() => undefined);
      await expect(canvas.getByText('Yükleniyor…')).toBeVisible();
      await expect(canvas.queryByRole('article')).toBeNull();
    });
  },
};

export const English: Story = { globals: { locale: 'en' } };
