import { calls } from '@kovan/api-client/contract';
import { failing, failingOnce, livelyFamily, manyItems, oneChild, pending } from '@kovan/api-client/mocks';
import { FamilyDashboardScreen } from '@kovan/ui/features/dashboard/FamilyDashboardScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { noSelector, nothingToPress } from './support/absence.ts';
import { activitiesIn, childrenFailed, detailsIn, dueIn, figuresIn, NOTHING_DUE } from './support/dashboard.ts';

const kovan = { route: '/app/family' } as const;

const meta = {
  title: 'Screens/FamilyDashboard',
  component: FamilyDashboardScreen,
  parameters: { kovan },
} satisfies Meta<typeof FamilyDashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const FAMILY = { 'Bekleyen ödev': '7', 'Tamamlanan ödev': '3', 'Bekleyen görev': '10', 'Tamamlanan görev': '7' };

export const Lively: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('[FD-01] [FD-02] [R-04] title and subtitle', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Aile panosu' })).toBeVisible();
      await expect(await canvas.findByText('18 Kasım Çarşamba · bugün 3 görev kaldı')).toBeVisible();
    });
    await step('[FD-05] [FD-13] four figures of the whole family', async () => {
      // Ten pending tasks: four one-off ones and six occurrences that nobody has read before.
      await waitFor(async () => expect(await figuresIn(canvas)).toEqual(FAMILY));
      await expect(Object.keys(await figuresIn(canvas))).toEqual(Object.keys(FAMILY));
    });
    await step('[FD-03] [FD-11] the selector: all children first, and chosen', async () => {
      const selector = within(canvas.getByRole('radiogroup', { name: 'Çocuk' }));
      await waitFor(() =>
        expect(selector.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
          'Tüm çocuklar, 6 işten 2 tanesi tamam: 3 görev · 1 ödev kaldı · 2 gecikmiş',
          'Elif, 3 işten 1 tanesi tamam: Ödev tamam · 2 görev kaldı · 2 gecikmiş',
          'Can, 3 işten 1 tanesi tamam: 1 görev · 1 ödev kaldı',
          'Defne, Bugün iş yok',
        ]),
      );
      await expect(selector.getAllByRole('radio')[0]).toBeChecked();
    });
    await step('[FD-06] [FD-21] [FD-22] activities, newest first: icon, title, child, time', async () => {
      const latest = await activitiesIn(canvas);
      await userEvent.click(canvas.getByRole('button', { name: '5 etkinlik daha' }));
      const titles = await activitiesIn(canvas);
      await expect(titles.slice(0, 5)).toEqual(latest);
      await expect(titles[0]).toBe('📚 Ünite 3 kelimeleri');
      const section = within(canvas.getByRole('region', { name: 'Son etkinlikler' }));
      const task = section.getAllByRole('listitem')[titles.indexOf('✏️ Boya kalemlerini aç')];
      // 12:10 in UTC is ten past three in Istanbul.
      await expect(task).toHaveTextContent('✏️ Boya kalemlerini açCan · Görev15:10');
      const moments = section.getAllByRole('listitem').map((item) => item.querySelector('time')?.dateTime ?? '');
      await expect(moments).toEqual(moments.toSorted().toReversed());
    });
    await step('[FD-04] the weekly-report button', async () => {
      await expect(canvas.getByRole('button', { name: 'Haftalık rapor gönder' })).toBeEnabled();
    });
    await step('each child’s week is that child’s alone', async () => {
      const week = within(canvas.getByRole('region', { name: 'Bu hafta' }));
      const rows = week
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.replace(/^\P{L}+|\d+\/\d+$/gu, ''));
      await expect(rows).toEqual([
        'Elif: bu hafta 8 görevden 2 tanesi tamam',
        'Can: bu hafta 5 görevden 1 tanesi tamam',
        'Defne: bu hafta 0 görevden 0 tanesi tamam',
      ]);
    });
    await step('[EV-03] each figure says its detail, and leads to what it counts', async () => {
      await expect(await detailsIn(canvas)).toEqual({
        'Bekleyen ödev': ['1 gecikmiş · 1 bugün', '/app/family/assignments?tab=pending'],
        'Tamamlanan ödev': ['2 kontrol bekliyor', '/app/family/assignments?tab=awaiting'],
        'Bekleyen görev': ['1 gecikmiş · 3 bugün', '/app/family/tasks?tab=single'],
        'Tamamlanan görev': ['bu hafta 3', '/app/family/tasks?tab=single&done'],
      });
    });
    await step('[EV-01] first what awaits the check, then late, today, tomorrow: eight rows', async () => {
      await expect(await dueIn(canvas)).toEqual({
        'Kontrolünüzü bekliyor 2': ['Ünite 3 kelimeleri', 'Ailem resmi'],
        'Gecikti 2': ['Buharlaşma deneyi', '🏃 Spor çantanı hazırla'],
        'Bugün 4': ['🧹 Çiçekleri sula', '🛏️ Odanı topla', 'Çarpım tablosu'],
        'Yarın 2': ['Kesirlerle toplama'],
      });
    });
    await step('[EV-01] it stands before the statistics', async () => {
      const due = canvas.getByRole('region', { name: 'Bugün ve yarın' });
      const stats = canvas.getByRole('region', { name: 'Özet' });
      await expect(due.compareDocumentPosition(stats)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
    await step('[EV-01] the rest unfolds in its place', async () => {
      const more = canvas.getByRole('button', { name: 'Hepsini göster · 2 tane daha' });
      await expect(more).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(more);
      await expect(await dueIn(canvas)).toMatchObject({
        'Bugün 4': ['🧹 Çiçekleri sula', '🛏️ Odanı topla', 'Çarpım tablosu', '🍽️ Sofrayı kur'],
        'Yarın 2': ['Kesirlerle toplama', '📝 Doğum günü davetiyelerini yaz'],
      });
    });
    await step('[EV-01] unfolded it follows the selector, too', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Can, 3 işten/ }));
      await waitFor(async () => expect(Object.keys(await dueIn(canvas))[0]).toBe('Kontrolünüzü bekliyor 1'));
      await userEvent.click(canvas.getByRole('radio', { name: /^Tüm çocuklar/ }));
      await waitFor(async () => expect(Object.keys(await dueIn(canvas))[0]).toBe('Kontrolünüzü bekliyor 2'));
    });
    await step('[EV-01] and begins folded again', async () => {
      await expect(canvas.getByRole('button', { name: 'Hepsini göster · 2 tane daha' })).toBeVisible();
    });
    await step(
      '[EV-02] a row leads to its thing: the list, the tab, the child and itself, an occurrence to its rule',
      async () => {
        const hrefOf = (name: RegExp) => canvas.getByRole('link', { name }).getAttribute('href');
        await expect(hrefOf(/^Ünite 3/)).toBe('/app/family/assignments?child=elif&tab=awaiting&item=hw-kelimeler');
        await expect(hrefOf(/^Çarpım/)).toBe('/app/family/assignments?child=can&tab=pending&item=hw-carpim');
        await expect(hrefOf(/Çiçekleri/)).toBe('/app/family/tasks?child=elif&tab=single&item=task-cicek');
        await expect(hrefOf(/Odanı/)).toBe('/app/family/tasks?child=elif&tab=periodic&item=tekrar-oda');
      },
    );
  },
};

export const OneChildChosen: Story = {
  parameters: { kovan: { route: '/app/family?child=can' } },
  play: async ({ canvas, step, userEvent }) => {
    await step('a shared link chooses the child', async () => {
      await expect(await canvas.findByRole('radio', { name: /^Can, 3 işten/ })).toBeChecked();
    });
    await step('[EV-01] what is due is that of the chosen child alone', async () => {
      await waitFor(async () =>
        expect(await dueIn(canvas)).toEqual({
          'Kontrolünüzü bekliyor 1': ['Ailem resmi'],
          'Bugün 2': ['Çarpım tablosu', '🍽️ Sofrayı kur'],
          'Yarın 1': ['📝 Doğum günü davetiyelerini yaz'],
        }),
      );
    });
    await userEvent.click(await canvas.findByRole('radio', { name: /^Elif/ }));
    await step('[FD-14] figures and activities of that child alone', async () => {
      await waitFor(async () =>
        expect(await figuresIn(canvas)).toMatchObject({
          'Bekleyen ödev': '4',
          'Bekleyen görev': '6',
          'Tamamlanan görev': '4',
        }),
      );
      await waitFor(async () => expect(await activitiesIn(canvas)).not.toContain('✏️ Boya kalemlerini aç'));
      await expect(await activitiesIn(canvas)).toContain('🎵 Flüt çalış');
    });
    await step('[FD-02] what is left today is that child’s', async () => {
      await expect(canvas.getByText('18 Kasım Çarşamba · bugün 2 görev kaldı')).toBeVisible();
    });
    await step('[EV-03] the details and the links are that child’s', async () => {
      await expect(await detailsIn(canvas)).toMatchObject({
        'Bekleyen ödev': ['1 gecikmiş', '/app/family/assignments?child=elif&tab=pending'],
        'Bekleyen görev': ['1 gecikmiş · 2 bugün', '/app/family/tasks?child=elif&tab=single'],
      });
    });
    await step('[FD-03] and back to all children', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Tüm çocuklar/ }));
      await waitFor(async () => expect(await figuresIn(canvas)).toEqual(FAMILY));
    });
    await step('[FD-03] [EV-01] of a child without anything due it says so', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Defne/ }));
      await expect(await canvas.findByText(NOTHING_DUE)).toBeVisible();
    });
  },
};

export const ChildView: Story = {
  parameters: { kovan: { ...kovan, viewMode: 'child', selectedChild: 'elif' } },
  play: async ({ canvas, step }) => {
    await step('[P-02] [P-03] the screen opens in child view too, with the figures of the selected child', async () => {
      await waitFor(async () =>
        expect(await figuresIn(canvas)).toMatchObject({ 'Bekleyen ödev': '4', 'Bekleyen görev': '6' }),
      );
    });
    await step('[FD-09] [P-12] no child selector', async () => noSelector(canvas));
    await step('[FD-10] [P-11] no weekly-report button', async () => nothingToPress(canvas));
  },
};

export const ChildrenUnknown: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...childrenFailed());
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, step, userEvent }) => {
    const main = within(await canvas.findByRole('main'));
    await step('[X-34] the children’s message', async () => {
      await expect(await main.findByText('Çocuklar yüklenirken bir hata oluştu')).toBeVisible();
    });
    await step('[FD-11] without children no selector', async () => {
      await expect(canvas.queryByRole('radiogroup')).toBeNull();
    });
    await step('[FD-12] [X-37] trying again brings the children', async () => {
      await userEvent.click(main.getByRole('button', { name: 'Yeniden dene' }));
      await expect(await main.findByRole('radio', { name: /^Elif/ })).toBeEnabled();
      await expect(main.queryByRole('alert')).toBeNull();
    });
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(pending(calls.dashboard.stats), pending(calls.dashboard.activities), pending(calls.familyHomework.list));
  },
  play: async ({ canvas, step }) => {
    await step('[EV-12] nothing of the day is told before all of it is read', async () => {
      await expect(await canvas.findByRole('radio', { name: 'Elif' })).toBeEnabled();
      await expect(canvas.getByRole('region', { name: 'Bugün ve yarın' })).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getByText('18 Kasım Çarşamba')).toBeVisible();
    });
    await step('nor are figures and activities', async () => {
      await expect(canvas.getByRole('region', { name: 'Özet' })).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getByRole('region', { name: 'Son etkinlikler' })).toHaveAttribute('aria-busy', 'true');
    });
  },
};

export const LoadFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failing(calls.dashboard.stats, 500), failing(calls.dashboard.activities, 500));
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, step }) => {
    await step('[FD-12] [X-36] [X-37] the message with a retry button', async () => {
      await expect(await canvas.findByText('Veriler yüklenirken bir hata oluştu.')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Yeniden dene' })).toBeVisible();
    });
    await step(
      '[X-38] [EV-13] activities fall back to an empty list, which does not say that nothing was done',
      async () => {
        await expect(await activitiesIn(canvas)).toEqual([]);
        await expect(canvas.queryByText('Henüz bir etkinlik yok.')).toBeNull();
        await expect(canvas.getByText('Son etkinlikler bilinmiyor.')).toBeVisible();
      },
    );
    await step('[X-39] [EV-13] figures fall back to zeros, marked as not known', async () => {
      await waitFor(async () => expect(Object.values(await figuresIn(canvas))).toEqual(['0', '0', '0', '0']));
      const details = Object.values(await detailsIn(canvas)).map(([words]) => words);
      await expect(details).toEqual(Array(4).fill('bilinmiyor'));
    });
  },
};

export const TasksUnknown: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failingOnce(calls.tasks.listWithOccurrences, 500));
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('figures and activities are there, the tasks’ own message with a retry button too', async () => {
      await waitFor(async () => expect(await figuresIn(canvas)).toEqual(FAMILY));
      await expect(canvas.getByRole('alert')).toHaveTextContent('Veriler yüklenirken bir hata oluştu.');
    });
    await step('[FD-04] the report of the week can be sent all the same', async () => {
      await expect(canvas.getByRole('button', { name: 'Haftalık rapor gönder' })).toBeEnabled();
    });
    await step('[EV-13] no figure of today is made up', async () => {
      const names = canvas.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
      await expect(names).toEqual(['Tüm çocuklar', 'Elif', 'Can', 'Defne'].map((name) => `${name}, bilinmiyor`));
      await expect(canvas.getByText('18 Kasım Çarşamba')).toBeVisible();
    });
    await step('[FD-12] [X-37] trying again reads the tasks, too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }));
      await expect(await canvas.findByText('18 Kasım Çarşamba · bugün 3 görev kaldı')).toBeVisible();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};

export const TriedAgain: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failingOnce(calls.dashboard.stats, 500));
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByText('Veriler yüklenirken bir hata oluştu.');
    await step('one of the two alone has failed: the activities are there', async () => {
      await waitFor(async () => expect(await activitiesIn(canvas)).not.toHaveLength(0));
    });
    await step('[X-37] trying again reads what was missing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }));
      await waitFor(async () => expect(Object.values(await figuresIn(canvas))).not.toContain('0'));
    });
  },
};

export const OneChild: Story = { parameters: { kovan: { ...kovan, family: oneChild } } };

export const Many: Story = {
  parameters: { kovan: { ...kovan, family: manyItems } },
  play: async ({ canvas, step, userEvent }) => {
    await step('[EV-04] five stand there, and the rest unfolds', async () => {
      await waitFor(async () => expect(await activitiesIn(canvas)).toHaveLength(5));
      await userEvent.click(canvas.getByRole('button', { name: '15 etkinlik daha' }));
    });
    await step('[FD-21] [EV-04] the latest twenty of many completions unfold', async () => {
      await expect(await activitiesIn(canvas)).toHaveLength(20);
    });
    await step('[EV-04] and folds again', async () => {
      const section = within(canvas.getByRole('region', { name: 'Son etkinlikler' }));
      const fold = section.getByRole('button', { name: 'Daha az göster' });
      await expect(fold).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(fold);
      await expect(await activitiesIn(canvas)).toHaveLength(5);
    });
  },
};

export const LongNames: Story = {
  parameters: {
    kovan: {
      ...kovan,
      family: {
        ...livelyFamily,
        children: (livelyFamily.children ?? []).map((child) => ({
          ...child,
          name: `${child.name} Muvaffakiyetlendiricileştiriveremeyebileceklerimizden`,
        })),
      },
    },
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, step, userEvent }) => {
    await expect(await canvas.findByText('Wednesday 18 November · 3 tasks left today')).toBeVisible();
    await step('[FD-05] each of the four figures by its English name', async () => {
      await waitFor(async () =>
        expect(await figuresIn(canvas, 'Summary')).toEqual({
          'Pending homework': '7',
          'Completed homework': '3',
          'Pending tasks': '10',
          'Completed tasks': '7',
        }),
      );
    });
    await step('[EV-06] no line of a tile ends between a figure and its word', async () => {
      const tile = canvas.getByRole('radio', { name: /^Elif, .* late$/ }).parentElement;
      await expect(tile?.textContent).toMatch(/\d\u00a0tasks? .*\d\u00a0late$/);
    });
    await step('what is due', async () => {
      await expect(Object.keys(await dueIn(canvas))).toEqual(['For you to check 2', 'Late 2', 'Today 4', 'Tomorrow 2']);
      await expect(canvas.getByRole('button', { name: 'Show all · 2 more' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Mark as checked: Ailem resmi' })).toBeVisible();
    });
    await step('the report is sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send weekly report' }));
      await expect(await canvas.findByText('Weekly report created and sent!')).toBeVisible();
    });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('radio', { name: /^Elif, / });
    await step('[FD-03] all children and each of three stand side by side', async () => {
      const { scrollWidth, clientWidth } = canvas.getByRole('radiogroup', { name: 'Çocuk' });
      await expect(scrollWidth).toBe(clientWidth);
      await expect(canvas.getByText('Hepsi')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: /^Tüm çocuklar, / })).toBeInTheDocument();
    });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
