import { calls } from '@kovan/api-client/contract';
import { failing, failingOnce, pending } from '@kovan/api-client/mocks';
import { ChildTasksScreen } from '@kovan/ui/features/tasks/ChildTasksScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { shownText, tabsIn } from './support/homework.ts';
import { openTab } from './support/openTab.ts';
import {
  cardOf,
  combOf,
  familyDoing,
  fullDay,
  namesIn,
  nextCard,
  ofElif,
  task,
  tasksOfFullDay,
  unfoldDone,
} from './support/tasks.ts';

const kovan = { ...ofElif, family: fullDay };

/** A child's day: the comb with the tasks' pictures, one clear next thing, then the rest. */
const meta = {
  title: 'Screens/ChildTasks',
  component: ChildTasksScreen,
  parameters: { layout: 'fullscreen', kovan },
} satisfies Meta<typeof ChildTasksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('[CT-01] [CT-02] [CT-03] two tabs, each with completed of all', async () => {
      await expect(await tabsIn(canvas)).toHaveLength(2);
      await waitFor(async () => expect(await tabsIn(canvas)).toEqual(['Günlük 3/7', 'Haftalık 6/14']));
      await expect(canvas.getByRole('tab', { name: 'Günlük 3/7' })).toHaveAttribute('aria-selected', 'true');
    });
    await step('[CT-04] [CT-05] today’s tasks by name: the next one, the rest, the done', async () => {
      await nextCard(canvas, '20 dakika kitap oku');
      await expect(namesIn(canvas.getByRole('list', { name: 'Sonra' }))).toEqual([
        'Piyano çalış',
        'Odanı süpür',
        'Anneanneye resim çiz',
      ]);
      await expect(canvas.getByRole('button', { name: 'Bitenler · 3' })).toBeVisible();
      await expect(namesIn(await unfoldDone(canvas, userEvent))).toEqual([
        'Yatağını topla',
        'Kahvaltı sofrasını kur',
        'Okula hazırlan',
      ]);
    });
    await step('the comb says how much of the day is done', async () => {
      await expect(await combOf(canvas, 3, 7)).toBeVisible();
    });
    await step('[CT-06] [N-21] the long Turkish date', async () => {
      const next = canvas.getByRole('region', { name: '20 dakika kitap oku' });
      for (const card of [next, ...canvas.getAllByRole('article').slice(0, 3)]) {
        await expect(within(card).getByText('18 Kasım 2026 Çarşamba')).toBeVisible();
      }
    });
    await step('[CT-07] [E-28] [Q-66] completed or not', async () => {
      await expect((await nextCard(canvas, '20 dakika kitap oku')).getByText('Bekliyor')).toBeVisible();
      await expect((await cardOf(canvas, 'Odanı süpür')).getByText('Bekliyor')).toBeVisible();
      await expect((await cardOf(canvas, 'Okula hazırlan')).getByText('Tamamlandı')).toBeVisible();
    });
    await step('[CT-08] [CT-09] [E-29] periodic or one-time', async () => {
      await expect((await nextCard(canvas, '20 dakika kitap oku')).getByText('Periyodik')).toBeVisible();
      await expect((await cardOf(canvas, 'Piyano çalış')).getByText('Periyodik')).toBeVisible();
      await expect((await cardOf(canvas, 'Odanı süpür')).getByText('Tek seferlik')).toBeVisible();
    });
    await step('[CT-10] [CT-11] a Complete button exactly on what is not completed', async () => {
      const next = await nextCard(canvas, '20 dakika kitap oku');
      await expect(next.getByRole('button')).toHaveTextContent('Tamamla');
      await (await cardOf(canvas, 'Odanı süpür')).findByRole('button', { name: 'Tamamla: Odanı süpür' });
      await expect((await cardOf(canvas, 'Okula hazırlan')).queryByRole('button')).toBeNull();
    });
    await step('[P-13] nothing of another child', async () => {
      await expect(canvas.queryByText('Oyuncakları topla')).toBeNull();
    });
    await step('[CT-11] nor on what is done and looked at again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Okula hazırlan, bitti' }));
      const again = await nextCard(canvas, 'Okula hazırlan');
      await expect(again.getByText('Tamamlandı')).toBeVisible();
      await expect(again.queryByRole('button')).toBeNull();
    });
  },
};

export const Earlier: Story = {
  parameters: {
    kovan: {
      ...kovan,
      selectedChild: 'can',
      family: familyDoing(...tasksOfFullDay, task('Rafı sil', { childId: 'can', dueDate: '2026-11-17' })),
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    const earlier = within(await canvas.findByRole('region', { name: 'Hadi birlikte yetişelim!' }));
    await step('[R-08] the tasks of the child of the address, though another one is selected', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Merhaba Elif!' })).toBeVisible();
    });
    await step('[P-13] nothing that another child has left', async () => {
      await expect(earlier.queryByText('Rafı sil')).toBeNull();
    });
    await step(
      '[Q-65] [CT-10] [Q-66] earlier tasks not done stand below, uncounted, each with its button',
      async () => {
        await expect(namesIn(earlier.getByRole('list'))).toEqual(['Sözlüğü kitaplığa kaldır', 'Mutfağı süpür']);
        await expect(earlier.getAllByRole('button', { name: /^Tamamla: / })).toHaveLength(2);
        await expect(canvas.getByRole('tab', { name: 'Günlük 3/7' })).toBeVisible();
      },
    );
    await step('[E-28] [Q-66] late or not, they are only not completed', async () => {
      await expect(earlier.getAllByText('Bekliyor')).toHaveLength(2);
      await expect(canvas.queryByText('Gecikti')).toBeNull();
    });
    await step('[CT-10] [S-30] a late one can be completed and leaves; the next one has the focus', async () => {
      await userEvent.click(earlier.getByRole('button', { name: 'Tamamla: Sözlüğü kitaplığa kaldır' }));
      await waitFor(() => expect(namesIn(earlier.getByRole('list'))).toEqual(['Mutfağı süpür']));
      await waitFor(() => expect(earlier.getByRole('heading', { name: 'Mutfağı süpür' })).toHaveFocus());
    });
  },
};

export const EarlierFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failingOnce(calls.tasks.listWithOccurrences, 500));
  },
  play: async ({ canvas, step, userEvent }) => {
    await nextCard(canvas, '20 dakika kitap oku');
    await step('[CT-22] [Q-65] the earlier tasks alone could not be read; trying again brings them', async () => {
      await expect(await canvas.findByText('Görevler yüklenirken bir hata oluştu.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }));
      await expect(await canvas.findByRole('region', { name: 'Hadi birlikte yetişelim!' })).toBeVisible();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};

export const NothingToday: Story = {
  parameters: {
    kovan: { ...kovan, family: familyDoing(task('Doğum günü kartı yaz', { dueDate: '2026-11-20' })) },
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('[CT-18] the empty day says so', async () => {
      await expect(await canvas.findByText('Bugün için görev yok.')).toBeVisible();
    });
    await step('[CT-13] without a task there is nothing to congratulate on', async () => {
      await expect(canvas.queryByText(/Tebrikler/)).toBeNull();
      await expect(canvas.getByRole('tab', { name: 'Günlük 0/0' })).toBeVisible();
    });
    await step('the week is one press away', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Haftaya bak' }));
      await canvas.findByRole('heading', { name: /^Cuma / });
    });
    await step('[CT-16] [CT-17] where today says that it has none', async () => {
      const today = within(canvas.getByRole('region', { name: 'Çarşamba' }));
      await expect(today.getByText('0/0')).toBeVisible();
      await expect(today.getByText('Bu gün için görev yok.')).toBeVisible();
    });
  },
};

export const NothingThisWeek: Story = {
  parameters: {
    kovan: {
      ...kovan,
      route: '/app/elif/tasks?tab=weekly',
      family: familyDoing(task('Sözlüğü kitaplığa kaldır', { dueDate: '2026-11-12' })),
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('[CT-19] the empty week says so', async () => {
      await expect(await canvas.findByText('Bu hafta için görev yok.')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Ödevlere bak' })).toHaveAttribute('href', '/app/elif/assignments');
    });
    await step('[CT-18] and so does the empty day, whatever is left from before', async () => {
      const day = within(await openTab(canvas, userEvent, 'Günlük 0/0'));
      await expect(day.getByText('Bugün için görev yok.')).toBeVisible();
      await expect(day.getByRole('link', { name: 'Ödevlere bak' })).toBeVisible();
      await expect(day.getByRole('heading', { name: 'Sözlüğü kitaplığa kaldır' })).toBeVisible();
    });
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(pending(calls.tasks.listOfChild));
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('[CT-20] a spinner with its label in either tab', async () => {
      for (const tab of ['Günlük', 'Haftalık']) {
        const panel = within(await openTab(canvas, userEvent, new RegExp(`^${tab}`)));
        const words = await panel.findByText('Yükleniyor…');
        await expect(words).toBeVisible();
        await expect(words.closest('[role=status]')?.querySelector('svg')).toBeVisible();
      }
      const names = canvas.getAllByRole('tab').map(shownText);
      await expect(names).toEqual(['Günlük', 'Haftalık']);
    });
  },
};

export const LoadFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(
        `*${calls.tasks.listOfChild.path}`,
        () => HttpResponse.json({ error: 'Bir hata oluştu.', code: 'INTERNAL' }, { status: 500 }),
        { once: true },
      ),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('[CT-22] the message in either tab, and a way to try again that works', async () => {
      for (const tab of [/^Haftalık/, /^Günlük/]) {
        const panel = within(await openTab(canvas, userEvent, tab));
        await expect(await panel.findByText('Görevler yüklenirken bir hata oluştu.')).toBeVisible();
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }));
      await nextCard(canvas, '20 dakika kitap oku');
    });
  },
};

export const ChildrenUnknown: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failing(calls.children.list, 500));
  },
  play: async ({ canvas, step }) => {
    await step('[R-32] where the children could not be read, a child’s tasks still can', async () => {
      await nextCard(canvas, '20 dakika kitap oku');
      await expect(canvas.queryByText('Çocuk bulunamadı.')).toBeNull();
    });
  },
};

export const ChildNotFound: Story = {
  parameters: { kovan: { ...kovan, route: '/app/nobody/tasks' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Çocuk bulunamadı.' })).toBeVisible();
  },
};

export const InvalidChild: Story = {
  parameters: { kovan: { ...kovan, route: '/app/children/tasks' } },
  play: async ({ canvas, step }) => {
    await step('[R-30] [X-15] a word of the route table is no child', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: "Geçersiz çocuk ID'si." })).toBeVisible();
    });
  },
};

export const ManyInOneDay: Story = {
  parameters: {
    kovan: {
      ...kovan,
      family: familyDoing(
        ...Array.from({ length: 40 }, (_, index) =>
          task(`Zarf katla (${index + 1})`, {
            completedDate: index < 12 ? `2026-11-18T06:${String(index + 10)}:00Z` : null,
          }),
        ),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Bugünün peteği: 40 işten 12 tanesi tamam' }),
    ).toBeVisible();
  },
};

export const One: Story = { parameters: { kovan: { ...kovan, family: familyDoing(task('Çiçekleri sula')) } } };
