import { calls } from '@kovan/api-client/contract';
import { failing, nothingToDo, pending } from '@kovan/api-client/mocks';
import { ChildDashboardScreen } from '@kovan/ui/features/dashboard/ChildDashboardScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { noSelector, nothingToPress } from './support/absence.ts';
import { activitiesIn, failingOnce, figuresIn } from './support/dashboard.ts';

const kovan = {
  route: '/app/elif',
  viewMode: 'child',
  selectedChild: 'elif',
} as const;

const meta = {
  title: 'Screens/ChildDashboard',
  component: ChildDashboardScreen,
  parameters: { kovan },
} satisfies Meta<typeof ChildDashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectNeither = async (canvas: ReturnType<typeof within>) => {
  await canvas.findByRole('region', { name: 'Bu hafta' });
  await noSelector(canvas);
  await nothingToPress(canvas);
};

export const Lively: Story = {
  play: async ({ canvas, step }) => {
    await step('[R-07] the dashboard of the child of the address', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Merhaba Elif!' })).toBeVisible();
    });
    await step('[CD-01] the same four figures, of this child', async () => {
      await waitFor(async () =>
        expect(await figuresIn(canvas)).toMatchObject({
          'Bekleyen ödev': '4',
          'Bekleyen görev': '6',
          'Tamamlanan görev': '4',
        }),
      );
      await expect(Object.keys(await figuresIn(canvas))).toHaveLength(4);
    });
    await step('[CD-02] the recent activities of this child', async () => {
      await waitFor(async () => expect(await activitiesIn(canvas)).toContain('🎵 Flüt çalış'));
      await expect(await activitiesIn(canvas)).not.toContain('✏️ Boya kalemlerini aç');
    });
    await step('[CD-03] [CD-04] neither selector nor report', async () => expectNeither(canvas));
    await step('today’s comb, and the way to the day', async () => {
      await expect(await canvas.findByRole('img', { name: '2 görevden 0 tanesi tamam' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Güne git' })).toHaveAttribute('href', '/app/elif/tasks');
    });
    await step('the week in seven cells, and the way to it', async () => {
      const week = within(canvas.getByRole('region', { name: 'Bu hafta' }));
      await expect(week.getByRole('listitem')).toHaveTextContent('Elif: bu hafta 8 görevden 2 tanesi tamam');
      await expect(week.getByRole('link', { name: 'Haftaya bak' })).toHaveAttribute(
        'href',
        '/app/elif/tasks?tab=weekly',
      );
    });
  },
};

export const ParentLooksIn: Story = {
  parameters: { kovan: { ...kovan, route: '/app/can', viewMode: 'family', selectedChild: undefined } },
  play: async ({ canvas, step }) => {
    await step('the child of the address, whatever the view (Q-02)', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Can' })).toBeVisible();
    });
    await step('[CD-03] [CD-04] neither selector nor report in family view', async () => expectNeither(canvas));
  },
};

export const InvalidChild: Story = {
  parameters: { kovan: { ...kovan, route: '/app/tasks' } },
  play: async ({ canvas, step }) => {
    await step('[CD-06] [R-27] an address that names no child', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: "Geçersiz çocuk ID'si." })).toBeVisible();
      await expect(canvas.queryByRole('region', { name: 'Özet' })).toBeNull();
    });
  },
};

export const UnknownChild: Story = {
  parameters: { kovan: { ...kovan, route: '/app/3f6c1b9e-0000-4000-8000-000000000000' } },
  play: async ({ canvas, step }) => {
    await step('[R-32] [X-35] well formed, but not in the family', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Çocuk bulunamadı.' })).toBeVisible();
    });
  },
};

export const LoadFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failingOnce(calls.dashboard.stats, 500), failingOnce(calls.dashboard.activities, 500));
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('[CD-05] [X-36] [X-38] [X-39] message, retry, zeros and an empty list', async () => {
      await expect(await canvas.findByText('Veriler yüklenirken bir hata oluştu.')).toBeVisible();
      await expect(Object.values(await figuresIn(canvas))).toEqual(['0', '0', '0', '0']);
      await expect(await activitiesIn(canvas)).toEqual([]);
    });
    await step('[CD-05] trying again brings both', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }));
      await waitFor(async () => expect(await figuresIn(canvas)).toMatchObject({ 'Bekleyen ödev': '4' }));
      await waitFor(async () => expect(await activitiesIn(canvas)).not.toHaveLength(0));
    });
  },
};

export const ChildrenUnknown: Story = {
  parameters: { kovan: { ...kovan, viewMode: 'family', selectedChild: undefined } },
  beforeEach: ({ msw }) => {
    msw.use(failing(calls.children.list, 500));
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, step }) => {
    await step('[X-34] [X-37] the children’s message with a way to try again', async () => {
      const main = within(await canvas.findByRole('main'));
      await expect(await main.findByText('Çocuklar yüklenirken bir hata oluştu')).toBeVisible();
      await expect(main.getByRole('button', { name: 'Yeniden dene' })).toBeVisible();
    });
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(pending(calls.dashboard.stats), pending(calls.dashboard.activities));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Özet' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const NothingToDo: Story = {
  parameters: { kovan: { ...kovan, family: nothingToDo } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bugün görev yok')).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hello Elif!' })).toBeVisible();
    await expect(canvas.getByText('Wednesday, 18 November 2026')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
