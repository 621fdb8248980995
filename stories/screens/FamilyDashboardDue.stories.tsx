import { calls } from '@kovan/api-client/contract';
import { failing, nothingToDo } from '@kovan/api-client/mocks';
import { FamilyDashboardScreen } from '@kovan/ui/features/dashboard/FamilyDashboardScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { detailsIn, dueIn, figuresIn, NOTHING_DUE } from './support/dashboard.ts';
import { familyWith, recordCalls, says, saysFailure, saysSuccess } from './support/homework.ts';
import { setOnline, withNetwork } from './support/network.ts';
import { familyDoing, task } from './support/tasks.ts';

const kovan = { route: '/app/family' } as const;

/** What today and tomorrow ask of the family, and what awaits the parents. */
const meta = {
  title: 'Screens/FamilyDashboard/What is due',
  component: FamilyDashboardScreen,
  parameters: { kovan },
} satisfies Meta<typeof FamilyDashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CheckedAndCompleted: Story = {
  play: async ({ canvas, step, userEvent, msw }) => {
    const sent = recordCalls(msw);
    await step('[EV-02] what awaits the check is checked there, with one press', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Kontrol ettim: Ünite 3 kelimeleri' }));
      await says(canvas, 'Ödev kontrol edildi olarak işaretlendi.');
      await expect(sent).toContainEqual(
        expect.objectContaining({ call: 'PUT /api/v2/homework/hw-kelimeler/check', body: { checked: true } }),
      );
    });
    await step('the keyboard is at the next one, and the row still stands there', async () => {
      await expect(canvas.getByRole('button', { name: 'Kontrol ettim: Ailem resmi' })).toHaveFocus();
      await expect((await dueIn(canvas))['Kontrolünüzü bekliyor 1']).toEqual(['Ünite 3 kelimeleri', 'Ailem resmi']);
    });
    await step('then it goes', async () => {
      await waitFor(async () => expect((await dueIn(canvas))['Kontrolünüzü bekliyor 1']).toEqual(['Ailem resmi']));
    });
    await step('[EV-02] a task that the family’s list completes is completed there, a late one is not', async () => {
      await expect(await canvas.findByRole('button', { name: 'Tamamla: Odanı topla' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Tamamla: Spor çantanı hazırla' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Tamamla: Çiçekleri sula' }));
      await waitFor(() =>
        expect(sent).toContainEqual(
          expect.objectContaining({ call: 'PUT /api/tasks/task-cicek/status', body: { status: 'completed' } }),
        ),
      );
    });
    await saysSuccess(canvas, 'Görev tamamlandı.');
    await step('[EV-02] it is done at once, and its row goes', async () => {
      await expect(canvas.queryByRole('button', { name: 'Tamamla: Çiçekleri sula' })).toBeNull();
      await waitFor(async () => expect((await dueIn(canvas))['Bugün 3']).not.toContain('🧹 Çiçekleri sula'));
    });
    await step('the selector counts it', async () => {
      await expect(canvas.getByRole('radio', { name: /^Elif, 3 işten 2 tanesi tamam/ })).toBeEnabled();
    });
  },
};

export const DoneOffline: Story = {
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockImplementation(() => undefined);
    return withNetwork(msw);
  },
  play: async ({ canvas, step, userEvent }) => {
    const check = await canvas.findByRole('button', { name: 'Kontrol ettim: Ünite 3 kelimeleri' });
    const rowOf = (name: RegExp) => within(canvas.getByRole('link', { name }).closest('li') as HTMLElement);
    setOnline(false);
    await userEvent.click(check);
    await userEvent.click(canvas.getByRole('button', { name: 'Tamamla: Çiçekleri sula' }));
    await step('[OF-03] a check and a tick without a network say on their rows that they wait', async () => {
      await expect(await rowOf(/^Ünite 3/).findByText('Gönderilecek')).toBeVisible();
      await expect(await rowOf(/Çiçekleri/).findByText('Gönderilecek')).toBeVisible();
      await expect(canvas.queryByText('Kontrol edildi')).toBeNull();
      await expect(canvas.getAllByText('Gönderilecek')).toHaveLength(2);
    });
    await step('[OF-03] as long as they wait, also when another list was looked at', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Can/ }));
      await waitFor(() => expect(canvas.queryByText('Gönderilecek')).toBeNull());
      await userEvent.click(canvas.getByRole('radio', { name: /^Tüm çocuklar/ }));
      await waitFor(() => expect(canvas.getAllByText('Gönderilecek')).toHaveLength(2));
      await expect(canvas.queryByRole('button', { name: 'Kontrol ettim: Ünite 3 kelimeleri' })).toBeNull();
    });
  },
};

export const CheckFails: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failing(calls.homework.check, 500));
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('[EV-02] a check that fails is taken back, and said', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Kontrol ettim: Ünite 3 kelimeleri' }));
      await saysFailure(canvas, 'Ödev kontrol durumu güncellenirken bir hata oluştu.');
      await expect(await canvas.findByRole('button', { name: 'Kontrol ettim: Ünite 3 kelimeleri' })).toBeEnabled();
    });
  },
};

export const DayDone: Story = {
  parameters: {
    kovan: {
      ...kovan,
      family: {
        ...familyDoing(
          task('Çiçekleri sula', { completedDate: '2026-11-18T12:00:00Z' }),
          task('Sofrayı kur', { childId: 'can', completedDate: '2026-11-18T12:00:00Z' }),
          task('Oyuncakları topla', { childId: 'defne', completedDate: '2026-11-18T12:00:00Z' }),
        ),
        ...familyWith(
          { childId: 'can', title: 'Çarpım tablosu', dueDate: '2026-11-18' },
          { childId: 'defne', title: 'Yaprak toplama', dueDate: '2026-11-17' },
        ),
      },
    },
  },
  play: async ({ canvas, step }) => {
    await step(
      '[EV-06] a day is finished only when homework and what is late are, too; else what is left is named',
      async () => {
        await waitFor(() =>
          expect(canvas.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
            'Tüm çocuklar, 4 işten 3 tanesi tamam: Görevler tamam · 1 ödev bekliyor · 1 gecikmiş',
            'Elif, 1 işten 1 tanesi tamam: Bugünü bitirdi 🎉',
            'Can, 2 işten 1 tanesi tamam: Görevler tamam · 1 ödev bekliyor',
            'Defne, 1 işten 1 tanesi tamam: 1 gecikmiş',
          ]),
        );
      },
    );
    await step('[FD-02] that the tasks of today are done is said of them alone', async () => {
      await expect(canvas.getByText('18 Kasım Çarşamba · bugünün görevleri tamam')).toBeVisible();
    });
  },
};

export const NewFamily: Story = {
  parameters: { kovan: { ...kovan, family: nothingToDo } },
  play: async ({ canvas, step }) => {
    const steps = within(await canvas.findByRole('region', { name: 'İlk akşam için üç adım' }));
    await step('[EV-05] child, first task, first homework: what is done is ticked', async () => {
      const names = steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
      await expect(names).toEqual(['Elif kovanda (tamam)', 'Her gün yapılan bir iş seçin', 'Yarının ödevini yazın']);
      await expect(steps.getByRole('link', { name: 'Yeni görev' })).toHaveAttribute('href', '/app/tasks/create');
      const toHomework = steps.getByRole('link', { name: 'Ödevlere git' });
      await expect(toHomework).toHaveAttribute('href', '/app/family/assignments');
    });
    await step('[EV-05] the counters stay, quietly', async () => {
      await expect(canvas.getByRole('region', { name: 'Özet' })).toHaveAttribute('data-look', 'quiet');
      await expect(Object.values(await figuresIn(canvas))).toEqual(['0', '0', '0', '0']);
    });
    await step('[EV-01] nothing due is said in a sentence', async () => {
      await expect(canvas.getByText(NOTHING_DUE)).toBeVisible();
    });
    await step('so is that today has no tasks, and that nothing was done yet', async () => {
      await expect(canvas.getByText('18 Kasım Çarşamba · bugün görev yok')).toBeVisible();
      await expect(await canvas.findByText('Henüz bir etkinlik yok.')).toBeVisible();
    });
    await step('the selector has nothing to count', async () => {
      await expect(await canvas.findByRole('radio', { name: 'Tüm çocuklar, Bugün iş yok' })).toBeChecked();
    });
  },
};

export const NewFamilyUnknown: Story = {
  parameters: { kovan: { ...kovan, family: nothingToDo } },
  beforeEach: ({ msw }) => {
    msw.use(failing(calls.dashboard.stats, 500));
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, step }) => {
    await step('[EV-13] the zeros of a new family are marked, too, where its figures are not known', async () => {
      await canvas.findByRole('region', { name: 'İlk akşam için üç adım' });
      await waitFor(async () => expect(Object.values(await figuresIn(canvas))).toEqual(['0', '0', '0', '0']));
      const details = Object.values(await detailsIn(canvas)).map(([words]) => words);
      await expect(details).toEqual(Array(4).fill('bilinmiyor'));
    });
  },
};

export const SecondStep: Story = {
  parameters: {
    kovan: { ...kovan, family: familyDoing(task('Çiçekleri sula', { isPeriodic: true, dueDate: '2026-11-24' })) },
  },
  play: async ({ canvas, step }) => {
    await step('[EV-05] a periodic task is a task before its first day, too', async () => {
      const steps = within(await canvas.findByRole('region', { name: 'İlk akşam için üç adım' }));
      await expect(steps.getByRole('heading', { name: 'Her gün yapılan bir iş seçin (tamam)' })).toBeVisible();
      await expect(steps.queryByRole('link', { name: 'Yeni görev' })).toBeNull();
    });
  },
};

export const ThreeStepsDone: Story = {
  parameters: {
    kovan: {
      ...kovan,
      family: { ...familyDoing(task('Çiçekleri sula')), ...familyWith({ title: 'Çarpım tablosu' }) },
    },
  },
  play: async ({ canvas, step }) => {
    await step('[EV-05] once there is all of it the steps are gone', async () => {
      await expect((await dueIn(canvas))['Bugün 1']).toEqual(['📝 Çiçekleri sula']);
      await expect(canvas.queryByRole('region', { name: 'İlk akşam için üç adım' })).toBeNull();
    });
  },
};

let isDown = false;

export const HomeworkUnknown: Story = {
  parameters: { kovan: { ...kovan, family: nothingToDo } },
  beforeEach: ({ msw }) => {
    isDown = true;
    msw.use(
      http.get(`*${calls.familyHomework.list.path}`, () =>
        isDown ? HttpResponse.json({ error: 'Bir hata oluştu.', code: 'INTERNAL' }, { status: 500 }) : undefined,
      ),
    );
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, step, userEvent }) => {
    await step(
      '[EV-13] beside a failed read it is not said that nothing is due, nor that nothing was ever there',
      async () => {
        await expect(await canvas.findByText('Veriler yüklenemediği için gerisi bilinmiyor.')).toBeVisible();
        await expect(canvas.queryByText(NOTHING_DUE)).toBeNull();
        await expect(canvas.queryByRole('region', { name: 'İlk akşam için üç adım' })).toBeNull();
        await expect(canvas.getByRole('alert')).toHaveTextContent('Veriler yüklenirken bir hata oluştu.');
      },
    );
    await step('[FD-12] [X-37] trying again reads the homework', async () => {
      isDown = false;
      await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }));
      await expect(await canvas.findByText(NOTHING_DUE)).toBeVisible();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};
