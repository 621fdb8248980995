import { FamilyTasksScreen } from '@kovan/ui/features/tasks/FamilyTasksScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { noSelector } from './support/absence.ts';
import { colourOf, shownText, tabsIn } from './support/homework.ts';
import { openTab } from './support/openTab.ts';
import {
  asFamily,
  cardOf,
  familyDoing,
  groupsIn,
  namesIn,
  recordAddresses,
  task,
  unfoldDoneOfFamily,
} from './support/tasks.ts';

/** Who does what, and when: one-off and periodic tasks of the whole family. */
const meta = {
  title: 'Screens/FamilyTasks',
  component: FamilyTasksScreen,
  parameters: { layout: 'fullscreen', kovan: asFamily },
} satisfies Meta<typeof FamilyTasksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {
  play: async ({ canvas, step }) => {
    await step('[FT-02] [FT-03] two tabs, each with its count', async () => {
      await waitFor(async () => expect(await tabsIn(canvas)).toEqual(['Tek seferlik 6', 'Periyodik 4']));
    });
    await step('[EV-09] what is open stands in groups, each with its number, what is done is folded', async () => {
      await expect(groupsIn(canvas)).toEqual([
        'Gecikti 1',
        'Bugün 18 Kasım Çarşamba 1',
        'Yarın 19 Kasım Perşembe 1',
        'Bu hafta 1',
        'Bitenler 2',
      ]);
      await expect(namesIn(canvas.getByRole('tabpanel'))).not.toContain('Büyükanneye kart çiz');
    });
    await unfoldDoneOfFamily(canvas);
    await step('[FT-05] [FT-11] [FT-12] one-off tasks only, by due date, what is done below', async () => {
      await expect(namesIn(canvas.getByRole('tabpanel'))).toEqual([
        'Spor çantanı hazırla',
        'Çiçekleri sula',
        'Doğum günü davetiyelerini yaz',
        'Kütüphane kitabını geri ver',
        'Büyükanneye kart çiz',
        'Boya kalemlerini aç',
      ]);
      await expect(namesIn(canvas.getByRole('list', { name: 'Bitenler 2' }))).toHaveLength(2);
    });
    await step('[FT-06] each with its status', async () => {
      const statuses = {
        'Çiçekleri sula': 'Bekliyor',
        'Doğum günü davetiyelerini yaz': 'Bekliyor',
        'Kütüphane kitabını geri ver': 'Bekliyor',
        'Büyükanneye kart çiz': 'Tamamlandı',
        'Boya kalemlerini aç': 'Tamamlandı',
      };
      for (const [name, status] of Object.entries(statuses)) {
        await expect((await cardOf(canvas, name)).getByText(status)).toBeVisible();
      }
      await expect((await cardOf(canvas, 'Spor çantanı hazırla')).getAllByText('Gecikti')).toHaveLength(2);
    });
    await step('[FT-07] [S-30] the complete button on pending tasks only', async () => {
      const buttons = canvas.getAllByRole('button', { name: /^Tamamla: / }).map((button) => button.ariaLabel);
      await expect(buttons).toEqual([
        'Tamamla: Çiçekleri sula',
        'Tamamla: Doğum günü davetiyelerini yaz',
        'Tamamla: Kütüphane kitabını geri ver',
      ]);
    });
    await step('[FT-08] the delete button on every task', async () => {
      await expect(canvas.getAllByRole('button', { name: /^Sil: / })).toHaveLength(6);
    });
    await step('[FT-04] the new-task button goes to the form', async () => {
      await expect(canvas.getByRole('link', { name: 'Yeni görev' })).toHaveAttribute('href', '/app/tasks/create');
    });
  },
};

export const DueLabels: Story = {
  parameters: {
    kovan: {
      ...asFamily,
      family: familyDoing(
        task('Dünkü', { dueDate: '2026-11-17' }),
        task('Bugünkü'),
        task('Yarınki', { dueDate: '2026-11-19' }),
        task('Öbür günkü', { dueDate: '2026-11-20' }),
        task('Haftaya', { dueDate: '2026-11-25' }),
        task('Biten', { dueDate: '2026-11-26', completedDate: '2026-11-18T10:00:00Z' }),
      ),
    },
  },
  play: async ({ canvas, step }) => {
    await unfoldDoneOfFamily(canvas);
    const labelOf = async (name: string, words: string) => {
      const labels = (await cardOf(canvas, name)).getAllByText(words);
      // What is late says so by its status, too.
      const label = labels.find((each: HTMLElement) => each.closest('[data-look="plain"]') !== null);
      return getComputedStyle(label ?? document.body).color;
    };
    await step('[FT-13] [S-47] overdue red, today orange, tomorrow yellow, then green', async () => {
      await expect(await labelOf('Dünkü', 'Gecikti')).toBe(colourOf('--overdue-ink'));
      await expect(await labelOf('Bugünkü', 'Bugün')).toBe(colourOf('--today-ink'));
      await expect(await labelOf('Yarınki', 'Yarın')).toBe(colourOf('--soon-ink'));
      await expect(await labelOf('Öbür günkü', '2 gün kaldı')).toBe(colourOf('--done-ink'));
      await expect(await labelOf('Haftaya', '7 gün kaldı')).toBe(colourOf('--done-ink'));
    });
    await step('[Q-34] a completed task has none', async () => {
      await expect((await cardOf(canvas, 'Biten')).queryByText(/gün kaldı/)).toBeNull();
    });
  },
};

export const Periodic: Story = {
  parameters: { kovan: { ...asFamily, route: '/app/family/tasks?tab=periodic' } },
  play: async ({ canvas, step, userEvent }) => {
    await step('[FT-10] periodic tasks with the status scheduled', async () => {
      const list = await canvas.findByRole('list', { name: 'Planlandı 4' });
      await expect(namesIn(list)).toEqual(['Odanı topla', 'Flüt çalış', 'Sofrayı kur', 'Oyuncakları yerine koy']);
      await expect(within(list).getAllByText('Planlandı')).toHaveLength(4);
      await expect(within(list).queryByRole('button', { name: /^Tamamla/ })).toBeNull();
    });
    await step('[FT-08] the delete button on every one of them', async () => {
      await expect(canvas.getAllByRole('button', { name: /^Sil: / })).toHaveLength(4);
    });
    await step('[FT-14] [E-08] [E-09] the name of the frequency, and the days', async () => {
      const weekly = await cardOf(canvas, 'Odanı topla');
      await expect(weekly.getByText('Haftalık')).toBeVisible();
      await expect(weekly.getByText('Pzt, Çar, Cum')).toBeVisible();
      await expect(weekly.getByText('Pazartesi, Çarşamba ve Cuma')).toBeInTheDocument();
      await expect((await cardOf(canvas, 'Sofrayı kur')).getByText('İki haftada bir')).toBeVisible();
      const custom = await cardOf(canvas, 'Oyuncakları yerine koy');
      await expect(custom.getByText('Özel, her 3 haftada bir')).toBeVisible();
    });
    await step('[FT-04] a new task from here is a periodic one', async () => {
      const link = canvas.getByRole('link', { name: 'Yeni görev' });
      await expect(link).toHaveAttribute('href', '/app/tasks/create?kind=periodic');
    });
    await step('[S-29] [E-11] each of the four statuses has a badge of its own colour', async () => {
      const groundOf = (name: string) => {
        const badges = canvas.getAllByText(name).map((word) => word.closest('[data-look="badge"]'));
        const badge = badges.find((each) => each !== null);
        if (!badge) throw new Error(`No badge says ${name}`);
        return getComputedStyle(badge).backgroundColor;
      };
      await openTab(canvas, userEvent, /^Tek seferlik/);
      await unfoldDoneOfFamily(canvas);
      const grounds = ['Bekliyor', 'Tamamlandı', 'Gecikti'].map(groundOf);
      await openTab(canvas, userEvent, /^Periyodik/);
      await canvas.findByRole('list', { name: 'Planlandı 4' });
      grounds.push(groundOf('Planlandı'));
      await expect(new Set(grounds).size).toBe(4);
    });
  },
};

let sent: string[] = [];

export const OneChild: Story = {
  beforeEach: ({ msw }) => {
    sent = recordAddresses(msw);
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('[FT-01] [Q-35] the selector: all children first and chosen, then each child', async () => {
      const selector = within(await canvas.findByRole('radiogroup', { name: 'Çocuk' }));
      const radios = selector.getAllByRole<HTMLInputElement>('radio');
      const names = radios.map(({ labels }) => labels?.[0] && shownText(labels[0]).replace(/^\P{L}+/u, ''));
      await expect(names).toEqual(['Tüm çocuklar', 'Elif', 'Can', 'Defne']);
      await expect(selector.getByRole('radio', { name: 'Tüm çocuklar' })).toBeChecked();
      await userEvent.click(selector.getByRole('radio', { name: 'Can' }));
    });
    await step('[FT-01] choosing a child narrows both tabs to it', async () => {
      await waitFor(async () => expect(await tabsIn(canvas)).toEqual(['Tek seferlik 2', 'Periyodik 1']));
      await expect(canvas.queryByText('Çiçekleri sula')).toBeNull();
      await waitFor(() => expect(sent).toContain('GET /api/tasks?childId=can'));
      await expect(sent).toContain('GET /api/scheduled-tasks?childId=can');
    });
    await step('[FT-04] the form then begins with that child', async () => {
      const link = canvas.getByRole('link', { name: 'Yeni görev' });
      await expect(link).toHaveAttribute('href', '/app/tasks/create?child=can');
    });
    await step('[FT-01] and back to all children', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Tüm çocuklar' }));
      await waitFor(async () => expect(await tabsIn(canvas)).toEqual(['Tek seferlik 6', 'Periyodik 4']));
    });
  },
};

export const InChildMode: Story = {
  parameters: { kovan: { ...asFamily, viewMode: 'child', selectedChild: 'defne' } },
  play: async ({ canvas, step }) => {
    await step('[P-12] [Q-01] no selector, and the selected child’s tasks', async () => {
      await unfoldDoneOfFamily(canvas);
      await expect(namesIn(canvas.getByRole('tabpanel'))).toEqual(['Büyükanneye kart çiz']);
      await noSelector(canvas);
    });
    await step('[FT-04] the new-task button goes to the form here, too', async () => {
      const link = canvas.getByRole('link', { name: 'Yeni görev' });
      await expect(link).toHaveAttribute('href', '/app/tasks/create?child=defne');
    });
  },
};

export const LedToOne: Story = {
  parameters: { kovan: { route: '/app/family/tasks?child=elif&tab=periodic&item=tekrar-flut' } },
  play: async ({ canvas, step }) => {
    await step('[EV-02] whoever comes for one of them goes on from it', async () => {
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Flüt çalış' })).toHaveFocus());
    });
  },
};
