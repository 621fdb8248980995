import { calls } from '@kovan/api-client/contract';
import { failing, livelyFamily, manyItems, noChildren, nothingToDo, pending } from '@kovan/api-client/mocks';
import { FamilyTasksScreen } from '@kovan/ui/features/tasks/FamilyTasksScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { openTab } from './support/openTab.ts';
import { asFamily, familyDoing, onboarded, task } from './support/tasks.ts';

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
  play: async ({ canvas }) => {
    await expect(await within(await canvas.findByRole('tabpanel')).findByRole('status')).toHaveTextContent(
      'Yükleniyor…',
    );
  },
};

export const ChildrenFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failing(calls.children.list, 500));
  },
  play: async ({ canvas, step }) => {
    await step('[X-40] without the children the data could not be loaded', async () => {
      await expect(await canvas.findByText('Veriler yüklenirken bir hata oluştu.')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Yeniden dene' })).toBeVisible();
    });
  },
};

export const TasksFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get(`*${calls.tasks.list.path}`, () => HttpResponse.error(), { once: true }));
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('[X-41] the tasks could not be loaded; trying again helps', async () => {
      await expect(await canvas.findByText('Görevler yüklenirken bir hata oluştu.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }));
      await canvas.findByRole('list', { name: 'Tek görevler' });
    });
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
  },
};

export const Empty: Story = {
  parameters: { kovan: { ...asFamily, family: nothingToDo } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Henüz tek görev yok.')).toBeVisible();
    await openTab(canvas, userEvent, 'Periyodik görevler 0');
    await expect(await canvas.findByText('Henüz periyodik görev yok.')).toBeVisible();
  },
};

export const Many: Story = {
  parameters: { kovan: { ...asFamily, family: manyItems } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Tek görevler 40' })).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: {
    kovan: {
      ...asFamily,
      family: {
        ...familyDoing(
          task('Muvaffakiyetlendiricileştiriveremeyebileceklerimizden kitaplığı düzenle', { icon: '📚' }),
          task('Çağrıgüneşlioğullarınınkilerdenmişçesine süpür', { icon: '🧹', dueDate: '2026-11-16' }),
        ),
        scheduledTasks: livelyFamily.scheduledTasks ?? [],
      },
    },
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Single tasks 6' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Complete: Çiçekleri sula' })).toHaveTextContent('Complete');
  },
};

export const EnglishPeriodic: Story = {
  globals: { locale: 'en' },
  parameters: { kovan: { ...asFamily, route: '/app/family/tasks?tab=periodic' } },
  play: async ({ canvas, step }) => {
    await step('[E-09] the custom frequency in English', async () => {
      await expect(await canvas.findByText('custom, every 3 weeks')).toBeVisible();
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
