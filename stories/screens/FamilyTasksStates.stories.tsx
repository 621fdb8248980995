import { calls } from '@kovan/api-client/contract';
import { delayed, failingOnce, manyItems, noChildren, nothingToDo, oneChild, pending } from '@kovan/api-client/mocks';
import { FamilyTasksScreen } from '@kovan/ui/features/tasks/FamilyTasksScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { childrenFailed } from './support/dashboard.ts';
import { openTab } from './support/openTab.ts';
import { rowsAboveTheFold } from './support/homework.ts';
import { placesOf } from './support/still.ts';
import { asFamily, cardOf, familyDoing, onboarded, task } from './support/tasks.ts';

/** The family's list before there is one, without one, and in other looks. */
const meta = {
  title: 'Screens/FamilyTasks/States',
  component: FamilyTasksScreen,
  parameters: { layout: 'fullscreen', kovan: asFamily },
} satisfies Meta<typeof FamilyTasksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(pending(calls.tasks.list));
  },
  play: async ({ canvas, step }) => {
    await step('[EV-12] filter and tabs stand there already, and a list that is not known has no count', async () => {
      await expect(await canvas.findByRole('tab', { name: 'Periyodik 4' })).toBeVisible();
      await expect(canvas.getByRole('tab', { name: 'Tek seferlik' })).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Elif' })).toBeEnabled();
    });
    await expect(await within(await canvas.findByRole('tabpanel')).findByRole('status')).toHaveTextContent(
      'Yükleniyor…',
    );
  },
};

export const Arriving: Story = {
  globals: { viewport: { value: 'handheld' } },
  beforeEach: ({ msw }) => {
    msw.use(delayed(calls.children.list, 200), delayed(calls.tasks.list, 400));
  },
  play: async ({ canvas, step }) => {
    await step(
      '[EV-12] title, action, tabs and their words stand where they stood before anything was known',
      async () => {
        await within(await canvas.findByRole('main')).findByRole('status');
        const areStill = await placesOf(() => [
          canvas.getByRole('heading', { level: 1 }),
          canvas.getByRole('link', { name: 'Yeni görev' }),
          canvas.getByRole('tablist'),
          canvas.getByText('Tek seferlik'),
          canvas.getByText('Periyodik'),
        ]);
        await canvas.findAllByRole('article');
        await areStill();
      },
    );
  },
};

const LONG = 'Odandaki bütün oyuncakları topla';

export const LongTasks: Story = {
  parameters: {
    kovan: {
      ...asFamily,
      family: familyDoing(...['2026-11-18', '2026-11-20', '2026-11-21'].map((dueDate) => task(LONG, { dueDate }))),
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('[FT-05] the words of a row keep away from those of the next one', async () => {
      const rows = await canvas.findAllByRole('article', { name: LONG });
      await expect(rows).toHaveLength(3);
      for (const row of rows) {
        const { top, bottom } = row.getBoundingClientRect();
        const boxes = [...row.querySelectorAll('h3, time')].map((words) => words.getBoundingClientRect());
        await expect(Math.min(...boxes.map((box) => box.top - top))).toBeGreaterThanOrEqual(4);
        await expect(Math.min(...boxes.map((box) => bottom - box.bottom))).toBeGreaterThanOrEqual(4);
      }
    });
  },
};

export const ChildrenFailed: Story = {
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => {
    msw.use(...childrenFailed());
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('[X-40] without the children the data could not be loaded; trying again brings all of it', async () => {
      await expect(await canvas.findByText('Veriler yüklenirken bir hata oluştu.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }));
      await canvas.findByRole('article', { name: 'Çiçekleri sula' });
      await expect(canvas.getByRole('radio', { name: 'Elif' })).toBeEnabled();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};

export const TasksFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failingOnce(calls.tasks.list, 500));
  },
  play: async ({ canvas, step, userEvent }) => {
    await step(
      '[X-41] [EV-13] the tasks could not be loaded, and nothing says that there are none; trying again helps',
      async () => {
        await expect(await canvas.findByText('Görevler yüklenirken bir hata oluştu.')).toBeVisible();
        await expect(canvas.getByRole('tab', { name: 'Tek seferlik' })).toBeVisible();
        await expect(canvas.queryByText('Henüz tek seferlik görev yok.')).toBeNull();
        await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }));
        await canvas.findByRole('article', { name: 'Çiçekleri sula' });
      },
    );
  },
};

export const NoChildren: Story = {
  parameters: { kovan: { ...asFamily, viewMode: 'child', family: noChildren } },
  beforeEach: ({ msw }) => onboarded(msw),
  play: async ({ canvas, step }) => {
    await step('[X-42] [Q-36] with no child there is none to choose first', async () => {
      await expect(await canvas.findByText('Lütfen önce bir çocuk seçin')).toBeVisible();
      await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Çocuk ekle' })).toBeVisible();
    });
    await step('[H-25] the warning that asks for the first one leads to where it is added', async () => {
      const warning = within(await canvas.findByRole('complementary', { name: 'Uyarı' }));
      await expect(warning.getByText('Başlamak için ilk çocuğunuzu ekleyin.')).toBeVisible();
      await expect(warning.getByRole('link', { name: 'Çocuk ekle' })).toHaveAttribute('href', '/app/children');
    });
  },
};

export const Empty: Story = {
  parameters: { kovan: { ...asFamily, family: nothingToDo } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Henüz tek seferlik görev yok.')).toBeVisible();
    const looks = canvas.getAllByRole('link', { name: 'Yeni görev' }).map(({ dataset }) => dataset.variant);
    await expect(looks).toEqual(['primary', 'secondary']);
    await openTab(canvas, userEvent, 'Periyodik 0');
    await expect(await canvas.findByText('Henüz periyodik görev yok.')).toBeVisible();
  },
};

export const Many: Story = {
  parameters: { kovan: { ...asFamily, family: manyItems } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Tek seferlik 40' })).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  parameters: { kovan: { ...asFamily, route: '/app/family/tasks?tab=periodic' } },
  play: async ({ canvas, step, userEvent }) => {
    await step('[E-09] the custom frequency in English', async () => {
      await expect(await canvas.findByText('custom, every 3 weeks')).toBeVisible();
    });
    await openTab(canvas, userEvent, 'One-time 6');
    await expect(await canvas.findByRole('button', { name: 'Complete: Çiçekleri sula' })).toBeVisible();
  },
};

export const AllDone: Story = {
  parameters: {
    kovan: {
      ...asFamily,
      family: {
        ...familyDoing(task('Sofrayı kur', { completedDate: '2026-11-18T10:00:00Z' })),
        children: oneChild.children ?? [],
      },
    },
  },
  play: async ({ canvas, step }) => {
    await step('[EV-13] what is done is no reason to say that there are no tasks', async () => {
      await expect(await canvas.findByText('Açık görev kalmadı.')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Bitenler 1' })).toBeVisible();
      await expect(canvas.queryByText('Henüz tek seferlik görev yok.')).toBeNull();
    });
    await step('[FT-01] an only child can be chosen like any other', async () => {
      const selector = within(canvas.getByRole('radiogroup', { name: 'Çocuk' }));
      await expect(selector.getAllByRole('radio')).toHaveLength(2);
      await expect(selector.getByRole('radio', { name: 'Elif' })).toBeEnabled();
    });
  },
};

export const ThreeRowsOnAPhone: Story = {
  globals: { viewport: { value: 'handheld' } },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('article', { name: 'Çiçekleri sula' });
    await step('[EV-10] three rows stand above the fold, each 48 px high, the list in the upper third', async () => {
      await expect(rowsAboveTheFold()).toBeGreaterThanOrEqual(3);
      const rows = canvas.getAllByRole('article').map((row) => row.getBoundingClientRect());
      for (const { height } of rows) await expect(height).toBe(48);
      await expect(canvas.getByRole('heading', { name: 'Gecikti 1' }).getBoundingClientRect().top).toBeLessThan(
        844 / 3,
      );
    });
    await step('[EV-09] on a phone the heading says the state, and each row in words that are heard', async () => {
      const row = await cardOf(canvas, 'Çiçekleri sula');
      const status = row.getByText('Bekliyor').closest('[data-look]')?.parentElement;
      await expect(status?.getBoundingClientRect().width).toBeLessThan(2);
      await expect(row.getByText('Elif')).toBeInTheDocument();
    });
  },
};
