import { calls } from '@kovan/api-client/contract';
import { failingOnce, nothingToDo, pending } from '@kovan/api-client/mocks';
import { ChildDashboardScreen } from '@kovan/ui/features/dashboard/ChildDashboardScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { headerOf, linksOf } from '../layout/support/header.ts';
import { noSelector } from './support/absence.ts';
import { activitiesIn, childrenFailed, detailsIn, figuresIn } from './support/dashboard.ts';
import { combOf, familyDoing, homeworkOf, nextCard, recordAddresses, task } from './support/tasks.ts';

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

const OF_THE_DAY = /^(Tamamla: |Bitirdim! |Ödev, |.+, (şimdi sırada|bekliyor|bitti)$)/;

const expectNeither = async (canvas: ReturnType<typeof within>) => {
  await activitiesIn(canvas);
  await noSelector(canvas);
  // All that can be pressed belongs to the day, or only unfolds.
  const buttons = within(canvas.getByRole('main')).getAllByRole('button');
  const others = buttons
    .filter((button) => !button.hasAttribute('aria-expanded'))
    .filter((button) => !OF_THE_DAY.test(button.getAttribute('aria-label') ?? button.textContent));
  await expect(others).toEqual([]);
};

export const LateSinceLastWeek: Story = {
  parameters: {
    kovan: {
      ...kovan,
      selectedChild: 'can',
      family: familyDoing(task('Dolabını topla', { dueDate: '2026-11-13' }), task('Zarf katla')),
    },
  },
  play: async ({ canvas, step }) => {
    await step('[R-07] the dashboard of the child of the address, though another one is selected', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Merhaba Elif!' })).toBeVisible();
    });
    await step('[H-05] the header’s links stay those of the selected one', async () => {
      await expect(linksOf(await headerOf(canvas))[0]).toEqual(['Ana sayfa', '/app/can']);
    });
    await step('[EV-03] what is late since last week counts among the late', async () => {
      await waitFor(async () =>
        expect(await detailsIn(canvas)).toMatchObject({
          'Bekleyen görev': ['1 gecikmiş · 1 bugün', '/app/elif/tasks'],
        }),
      );
    });
  },
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
    await step('[EV-03] each figure says its detail, and leads to what it counts', async () => {
      await expect(await detailsIn(canvas)).toEqual({
        'Bekleyen ödev': ['1 gecikmiş', '/app/elif/assignments'],
        'Tamamlanan ödev': ['1 kontrol bekliyor', '/app/elif/assignments?tab=completed'],
        'Bekleyen görev': ['1 gecikmiş · 2 bugün', '/app/elif/tasks'],
        'Tamamlanan görev': ['bu hafta 2', '/app/elif/tasks?tab=weekly'],
      });
    });
    await step('[CD-02] the recent activities of this child', async () => {
      await waitFor(async () => expect(await activitiesIn(canvas)).toContain('🎵 Flüt çalış'));
      await expect(await activitiesIn(canvas)).not.toContain('✏️ Boya kalemlerini aç');
    });
    await step('[CD-03] [CD-04] neither selector nor report', async () => expectNeither(canvas));
    await step(
      '[EV-07] it begins with the day: the comb and the next thing; figures and activity come after',
      async () => {
        const comb = await combOf(canvas, 1, 3);
        const next = canvas.getByRole('region', { name: 'Çiçekleri sula' });
        const figures = await canvas.findByRole('region', { name: 'Özet' });
        const activity = canvas.getByRole('region', { name: 'Son etkinlikler' });
        const inOrder = [comb, next, figures, activity];
        const places = inOrder.map((element) => element.getBoundingClientRect().top);
        for (const [index, element] of inOrder.slice(1).entries()) {
          const before = inOrder[index];
          await expect(before && before.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
        }
        await expect(places[2]).toBeGreaterThan(places[1] ?? Infinity);
      },
    );
  },
};

let sent: string[] = [];

export const Choosing: Story = {
  parameters: {
    kovan: {
      ...kovan,
      family: {
        ...familyDoing(task('Sofrayı kur', { icon: '🍽️' }), task('Piyano çalış', { icon: '🎵' })),
        homework: [homeworkOf('Kesirler testi')],
      },
    },
  },
  beforeEach: ({ msw }) => {
    sent = recordAddresses(msw);
  },
  play: async ({ canvas, step, userEvent }) => {
    const cells = within(await combOf(canvas, 0, 3));
    // The comb follows the card in a drawing of its own.
    const expectNext = async (title: string) => {
      await nextCard(canvas, title);
      await waitFor(() =>
        expect(cells.getByRole('button', { pressed: true })).toHaveAccessibleName(`${title}, şimdi sırada`),
      );
    };
    await step('the first open task is next', async () => expectNext('Sofrayı kur'));
    await step('[EV-07] pressing a cell chooses it as the next thing', async () => {
      await userEvent.click(cells.getByRole('button', { name: 'Piyano çalış, bekliyor' }));
      await expectNext('Piyano çalış');
      await userEvent.click(cells.getByRole('button', { name: 'Ödev, Matematik: Kesirler testi, bekliyor' }));
      await expect(await (await nextCard(canvas, 'Kesirler testi')).findByText('Şimdi sırada · ödev')).toBeVisible();
    });
    await step('[EV-07] and never completes it', async () => {
      await combOf(canvas, 0, 3);
      await expect(sent.filter((call) => call.startsWith('PUT'))).toEqual([]);
    });
    await step('[EV-07] a cell is wide enough for a finger', async () => {
      for (const cell of cells.getAllByRole('button')) {
        const { width, height } = cell.getBoundingClientRect();
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });
  },
};

export const Crowded: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    kovan: {
      ...kovan,
      family: familyDoing(...Array.from({ length: 14 }, (_, index) => task(`Zarf katla ${index + 1}`))),
    },
  },
  play: async ({ canvas, step }) => {
    await step('[EV-07] fourteen cells are wide enough on the narrowest phone', async () => {
      const cells = within(await combOf(canvas, 0, 14)).getAllByRole('button');
      await expect(cells).toHaveLength(14);
      for (const cell of cells) await expect(cell.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    });
  },
};

export const MoreThanFingersReach: Story = {
  parameters: {
    kovan: {
      ...kovan,
      family: familyDoing(...Array.from({ length: 15 }, (_, index) => task(`Zarf katla ${index + 1}`))),
    },
  },
  play: async ({ canvas, step }) => {
    await step('[EV-07] with more than fourteen things the comb is a picture', async () => {
      const comb = await canvas.findByRole('img', { name: 'Bugünün peteği: 15 işten 0 tanesi tamam' });
      await expect(comb).toBeVisible();
    });
  },
};

export const ParentLooksIn: Story = {
  parameters: { kovan: { ...kovan, route: '/app/can', viewMode: 'family', selectedChild: undefined } },
  play: async ({ canvas, step }) => {
    await step('the child of the address, whatever the view (Q-02)', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Can' })).toBeVisible();
    });
    await step('[CD-01] [CD-02] the figures and activities are that child’s in family view, too', async () => {
      await waitFor(async () => expect(await figuresIn(canvas)).toMatchObject({ 'Bekleyen ödev': '2' }));
      await waitFor(async () => expect(await activitiesIn(canvas)).toContain('✏️ Boya kalemlerini aç'));
      await expect(await activitiesIn(canvas)).not.toContain('🎵 Flüt çalış');
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
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => {
    msw.use(failingOnce(calls.dashboard.stats, 500), failingOnce(calls.dashboard.activities, 500));
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('[CD-05] [X-36] [X-38] [X-39] message, retry, zeros and an empty list', async () => {
      await expect(await canvas.findByText('Veriler yüklenirken bir hata oluştu.')).toBeVisible();
      // Each of the two fails when it does; the message comes with the first.
      await waitFor(async () => expect(Object.values(await figuresIn(canvas))).toEqual(['0', '0', '0', '0']));
      await waitFor(async () => expect(await activitiesIn(canvas)).toEqual([]));
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
    msw.use(...childrenFailed());
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('[X-34] [X-37] the children’s message with a way to try again, which brings the child', async () => {
      const main = within(await canvas.findByRole('main'));
      await expect(await main.findByText('Çocuklar yüklenirken bir hata oluştu')).toBeVisible();
      await userEvent.click(main.getByRole('button', { name: 'Yeniden dene' }));
      await waitFor(async () => expect(await figuresIn(canvas)).toMatchObject({ 'Bekleyen ödev': '4' }));
      await expect(main.queryByRole('alert')).toBeNull();
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
    await expect(await canvas.findByText('Bugün için görev yok.')).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hello Elif!' })).toBeVisible();
    await expect(canvas.getByText('Wednesday 18 November')).toBeVisible();
  },
};
