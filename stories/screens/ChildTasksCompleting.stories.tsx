import { calls } from '@kovan/api-client/contract';
import { delayed, failing, pending } from '@kovan/api-client/mocks';
import { ChildTasksScreen } from '@kovan/ui/features/tasks/ChildTasksScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { says, saysFailure, saysSuccess } from './support/homework.ts';
import {
  cardOf,
  combOf,
  familyDoing,
  fullDay,
  namesIn,
  nextCard,
  ofElif,
  recordAddresses,
  shortDay,
  tasksOfFullDay,
  unfoldDone,
} from './support/tasks.ts';

const kovan = { ...ofElif, family: fullDay };
const WEEK = 'GET /api/tasks/child/elif?date_start=2026-11-16&date_end=2026-11-22';
const SUCCESS = 'Görev başarıyla tamamlandı! 🎉';
const CONGRATULATION = 'Tebrikler! Bugünkü tüm görevlerini tamamladın! 🎉';
const FAILURE = 'Görev tamamlanırken bir hata oluştu.';

/** The tick: honey, praise, and what happens when it can't be kept. */
const meta = {
  title: 'Screens/ChildTasks/Completing',
  component: ChildTasksScreen,
  parameters: { layout: 'fullscreen', kovan },
} satisfies Meta<typeof ChildTasksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

let sent: string[] = [];

export const NextTask: Story = {
  beforeEach: ({ msw }) => {
    sent = recordAddresses(msw);
  },
  play: async ({ canvas, step, userEvent }) => {
    const next = await nextCard(canvas, '20 dakika kitap oku');
    await step('[CT-25] [N-19] the week is read by GET, Monday to Sunday', async () => {
      await waitFor(() => expect(sent).toContain(WEEK));
    });
    const reads = sent.filter((call) => call === WEEK).length;
    await userEvent.click(next.getByRole('button', { name: 'Tamamla: 20 dakika kitap oku' }));
    await step('[P-15] the cell fills and the bee praises at once', async () => {
      await expect(await combOf(canvas, 4, 7)).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Aferin!' })).toHaveFocus());
      await expect(canvas.getByRole('tab', { name: 'Günlük 4/7' })).toBeVisible();
    });
    await step('[CT-21] [X-26] the message of success', async () => {
      await saysSuccess(canvas, SUCCESS);
    });
    await step('[CT-25] [CT-23] completed by PUT, then the list is read again', async () => {
      await waitFor(() => expect(sent.filter((call) => call === WEEK).length).toBeGreaterThan(reads));
      const put = sent.findIndex((call) => /^PUT \/api\/tasks\/[^/]+\/status$/.test(call));
      await expect(put).toBeGreaterThan(-1);
      await expect(sent.lastIndexOf(WEEK)).toBeGreaterThan(put);
    });
    await step('then the next thing is shown, and its button has the focus', async () => {
      const following = await nextCard(canvas, 'Piyano çalış');
      await waitFor(() => expect(following.getByRole('button')).toHaveFocus());
      await expect(namesIn(await unfoldDone(canvas, userEvent))).toContain('20 dakika kitap oku');
    });
    await step('[P-15] a child may begin elsewhere', async () => {
      const card = await cardOf(canvas, 'Anneanneye resim çiz');
      await userEvent.click(card.getByRole('button', { name: 'Tamamla: Anneanneye resim çiz' }));
      const done = within(canvas.getByRole('list', { name: 'Bitenler' }));
      await expect(await done.findByRole('article', { name: 'Anneanneye resim çiz' })).toBeVisible();
      await nextCard(canvas, 'Piyano çalış');
    });
  },
};

export const LastTask: Story = {
  parameters: { kovan: { ...kovan, family: shortDay } },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click((await nextCard(canvas, 'Çiçekleri sula')).getByRole('button'));
    await step('[CT-12] with one task left there is no congratulation yet', async () => {
      await nextCard(canvas, 'Sofrayı kur');
      await expect(canvas.queryByText(/Tebrikler/)).toBeNull();
    });
    await userEvent.click((await nextCard(canvas, 'Sofrayı kur')).getByRole('button'));
    await step('[CT-12] all of today is completed: the banner', async () => {
      await says(canvas, CONGRATULATION);
      const words = canvas.getByText(CONGRATULATION);
      await waitFor(() => expect(words.closest('[role="status"]')).toHaveFocus());
      await expect(canvas.queryByRole('button', { name: /^Tamamla/ })).toBeNull();
    });
  },
};

export const AllDone: Story = {
  parameters: {
    kovan: {
      ...kovan,
      family: familyDoing(
        ...tasksOfFullDay.map((one) => ({ ...one, completedDate: one.completedDate ?? '2026-11-18T13:00:00Z' })),
      ),
    },
  },
  play: async ({ canvas, step }) => {
    await step('[CT-12] the banner stands as long as all is done', async () => {
      await says(canvas, CONGRATULATION);
      await expect(await combOf(canvas, 7, 7)).toBeVisible();
    });
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failing(calls.tasks.setStatus, 500));
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click((await nextCard(canvas, '20 dakika kitap oku')).getByRole('button'));
    await step('[CT-22] [X-25] the message of failure until it is closed, and the task is open again', async () => {
      await saysFailure(canvas, FAILURE);
      const next = await nextCard(canvas, '20 dakika kitap oku');
      await expect(await next.findByRole('button', { name: 'Tamamla: 20 dakika kitap oku' })).toBeVisible();
      await expect(canvas.getByRole('tab', { name: 'Günlük 3/7' })).toBeVisible();
      await expect(canvas.queryByText(SUCCESS)).toBeNull();
    });
    await step('[X-01] the console has operation, status and code, and no name', async () => {
      await expect(console.error).toHaveBeenCalledWith(
        'tasks.complete failed',
        'kind=http',
        'status=500',
        'code=INTERNAL',
      );
    });
  },
};

export const Saving: Story = {
  beforeEach: ({ msw }) => {
    msw.use(pending(calls.tasks.setStatus));
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click((await nextCard(canvas, '20 dakika kitap oku')).getByRole('button'));
    await step('[X-26] the cell fills at once, before anything is said', async () => {
      await expect(await combOf(canvas, 4, 7)).toBeVisible();
      await expect(canvas.queryByText(SUCCESS)).toBeNull();
    });
  },
};

export const DoubleClick: Story = {
  beforeEach: ({ msw }) => {
    msw.use(delayed(calls.tasks.setStatus, 200));
    sent = recordAddresses(msw);
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('a double click completes one task, not the one after it', async () => {
      await userEvent.dblClick((await nextCard(canvas, '20 dakika kitap oku')).getByRole('button'));
      await nextCard(canvas, 'Piyano çalış');
      await expect(canvas.getByRole('tab', { name: 'Günlük 4/7' })).toBeVisible();
      await expect(sent.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    });
  },
};
