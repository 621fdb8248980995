import { calls } from '@kovan/api-client/contract';
import { delayed, failing, noChildren, nothingToDo, pending } from '@kovan/api-client/mocks';
import { FamilyHomeworkScreen } from '@kovan/ui/features/homework/FamilyHomeworkScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { noSelector } from './support/absence.ts';
import { childrenFailed } from './support/dashboard.ts';
import {
  dialogIn,
  familyWith,
  recordCalls,
  rowsAboveTheFold,
  type SentCall,
  shownText,
  tabsIn,
  titlesIn,
} from './support/homework.ts';
import { openTab } from './support/openTab.ts';
import { placesOf } from './support/still.ts';
import { onboarded } from './support/tasks.ts';

const kovan = { route: '/app/family/assignments' } as const;

/** The homework of the whole family: what is pending, what awaits a check, what is done. */
const meta = {
  title: 'Screens/FamilyHomework',
  component: FamilyHomeworkScreen,
  parameters: { kovan },
} satisfies Meta<typeof FamilyHomeworkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('[FH-02] [FH-03] three tabs, each with its count', async () => {
      await expect(await tabsIn(canvas)).toEqual(['Bekleyen 7', 'Kontrol bekleyen 2', 'Tamamlanan 1']);
      const standingOut = canvas.getAllByRole('tab').filter((tab) => tab.querySelector('[data-tone]'));
      await expect(standingOut.map(shownText)).toEqual(['Kontrol bekleyen 2']);
    });
    await step('[EV-10] under its days, the past first, without a day last', async () => {
      await expect(canvas.getAllByRole('heading', { level: 2 }).map(shownText)).toEqual([
        'Süresi geçti 1',
        'Bugün 18 Kasım Çarşamba 1',
        'Yarın 19 Kasım Perşembe 1',
        'Cuma 20 Kasım 1',
        'Cumartesi 21 Kasım 1',
        'Pazartesi 23 Kasım 1',
        'Son tarih yok 1',
      ]);
    });
    await step('[FH-04] [FH-31] active homework, late too, by due date and without a day last', async () => {
      await expect(titlesIn(canvas)).toEqual([
        'Buharlaşma deneyi',
        'Çarpım tablosu',
        'Kesirlerle toplama',
        'Yaprak toplama',
        'Küçük Prens, 3. bölüm',
        'Hikâye yazma',
        'Flüt parçası',
      ]);
    });
    const selector = within(canvas.getByRole('radiogroup', { name: 'Çocuk' }));
    await step('[FH-01] [Q-35] all children first and chosen, then each child', async () => {
      const radios = selector.getAllByRole<HTMLInputElement>('radio');
      const names = radios.map(({ labels }) => labels?.[0] && shownText(labels[0]).replace(/^\P{L}+/u, ''));
      await expect(names).toEqual(['Tüm çocuklar', 'Elif', 'Can', 'Defne']);
      await expect(radios[0]).toBeChecked();
    });
    await step('[FH-01] [FH-03] [Q-35] a child narrows lists and counts, none to 0, and nothing else', async () => {
      await userEvent.click(selector.getByRole('radio', { name: 'Can' }));
      await waitFor(async () =>
        expect(await tabsIn(canvas)).toEqual(['Bekleyen 2', 'Kontrol bekleyen 1', 'Tamamlanan 0']),
      );
      await expect(titlesIn(canvas)).toEqual(['Çarpım tablosu', 'Küçük Prens, 3. bölüm']);
      await expect(canvas.getByRole('heading', { level: 1, name: 'Tüm ödevler' })).toBeVisible();
    });
    await step('[Q-35] all children again', async () => {
      await userEvent.click(selector.getByRole('radio', { name: 'Tüm çocuklar' }));
      await waitFor(() => expect(titlesIn(canvas)).toHaveLength(7));
    });
  },
};

export const Completed: Story = {
  parameters: { kovan: { ...kovan, route: '/app/family/assignments?tab=awaiting' } },
  play: async ({ canvas, step, userEvent }) => {
    await step('[FH-05] [FH-31] completed homework awaits the check, by due date, too', async () => {
      await tabsIn(canvas);
      await expect(titlesIn(canvas)).toEqual(['Ailem resmi', 'Ünite 3 kelimeleri']);
    });
    await step('[EV-10] what is done stands by its very day, past or not', async () => {
      await expect(canvas.getAllByRole('heading', { level: 2 }).map(shownText)).toEqual([
        'Salı 17 Kasım 1',
        'Bugün 18 Kasım Çarşamba 1',
      ]);
    });
    await step('[FH-06] verified homework is completed', async () => {
      await openTab(canvas, userEvent, /^Tamamlanan/);
      await expect(titlesIn(canvas)).toEqual(['Türkiye haritası']);
    });
  },
};

const sent: SentCall[] = [];
const reads = () => sent.map(({ call }) => call).filter((call) => call.includes('homework'));
const ONE_CALL_A_CHILD = ['elif', 'can', 'defne'].map((id) => `GET /api/v2/family/homework/${id}`);

export const SharedLink: Story = {
  parameters: { kovan: { ...kovan, route: '/app/family/assignments?child=elif&tab=awaiting' } },
  beforeEach: ({ msw }) => {
    sent.length = 0;
    recordCalls(msw, sent);
  },
  play: async ({ canvas, step }) => {
    await step('the address holds child and tab', async () => {
      await tabsIn(canvas);
      await expect(canvas.getByRole('radio', { name: 'Elif' })).toBeChecked();
      await expect(titlesIn(canvas)).toEqual(['Ünite 3 kelimeleri']);
    });
    await step('[FH-32] the homework of every child is read all the same, by one call each', async () => {
      await expect(reads()).toEqual(ONE_CALL_A_CHILD);
    });
  },
};

export const LedToOne: Story = {
  parameters: { kovan: { ...kovan, route: '/app/family/assignments?tab=pending&item=hw-carpim' } },
  play: async ({ canvas, step }) => {
    await step('[EV-02] whoever comes for one piece of homework goes on from it', async () => {
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Çarpım tablosu' })).toHaveFocus());
    });
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(pending(calls.familyHomework.list));
    recordCalls(msw, sent);
  },
  play: async ({ canvas, step }) => {
    await step('[FH-32] one call a child, all before the first is answered', async () => {
      await waitFor(() => expect(reads()).toEqual(ONE_CALL_A_CHILD));
      const main = within(canvas.getByRole('main'));
      await expect(main.getByRole('status')).toHaveTextContent('Yükleniyor…');
    });
    await step('[EV-12] filter and tabs stand there already, without counts', async () => {
      await expect(canvas.getAllByRole('tab').map(shownText)).toEqual(['Bekleyen', 'Kontrol bekleyen', 'Tamamlanan']);
      await expect(canvas.getByRole('radio', { name: 'Elif' })).toBeEnabled();
    });
  },
};

export const Arriving: Story = {
  globals: { viewport: { value: 'handheld' } },
  beforeEach: ({ msw }) => {
    msw.use(delayed(calls.children.list, 200), delayed(calls.familyHomework.list, 400));
  },
  play: async ({ canvas, step }) => {
    await step('[EV-12] title, action and tabs stand where they stood before anything was known', async () => {
      await within(await canvas.findByRole('main')).findByRole('status');
      const areStill = await placesOf(() => [
        canvas.getByRole('heading', { level: 1 }),
        canvas.getByRole('button', { name: 'Ödev ekle' }),
        canvas.getByRole('tablist'),
      ]);
      await canvas.findAllByRole('article');
      await areStill();
    });
  },
};

export const InChildMode: Story = {
  parameters: {
    kovan: { ...kovan, route: '/app/family/assignments?child=can', viewMode: 'child', selectedChild: 'elif' },
  },
  beforeEach: ({ msw }) => {
    sent.length = 0;
    recordCalls(msw, sent);
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step(
      '[P-12] [Q-01] [P-14] no selector, and the selected child’s homework alone, whatever the address asks',
      async () => {
        await expect(await tabsIn(canvas)).toEqual(['Bekleyen 4', 'Kontrol bekleyen 1', 'Tamamlanan 1']);
        const cards = canvas.getAllByRole('article');
        await expect(cards).toHaveLength(4);
        for (const card of cards) await expect(within(card).getByText('Elif')).toBeVisible();
        await noSelector(canvas);
      },
    );
    await step('[P-14] no other child’s homework is even read', async () => {
      await expect(reads()).toEqual(['GET /api/v2/family/homework/elif']);
    });
    await step('[FH-07] homework can be added here, too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ödev ekle' }));
      await expect((await dialogIn(canvasElement)).getByRole('radio', { name: 'Elif' })).toBeChecked();
    });
  },
};

export const TriedAgain: Story = {
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => {
    msw.use(
      ...childrenFailed(),
      http.get(
        '*/api/v2/family/homework/can',
        () => HttpResponse.json({ error: '', code: 'INTERNAL' }, { status: 500 }),
        { once: true },
      ),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('[X-19] [Q-39] without the children the message with retry, which brings them', async () => {
      await canvas.findByRole('alert');
      // Homework is added to nobody, once it is known that there are no children.
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Ödev ekle' })).toBeNull());
      const alert = within(within(canvas.getByRole('tabpanel')).getByRole('alert'));
      await expect(alert.getByText('Veriler yüklenirken bir hata oluştu.')).toBeVisible();
      await userEvent.click(alert.getByRole('button', { name: 'Yeniden dene' }));
    });
    await step('[X-19] [Q-39] without one child’s the same message, and the homework of the others', async () => {
      await canvas.findByRole('tab', { name: 'Bekleyen 5' });
      const alert = within(canvas.getByRole('alert'));
      await expect(alert.getByText('Veriler yüklenirken bir hata oluştu.')).toBeVisible();
      await expect(await tabsIn(canvas)).toEqual(['Bekleyen 5', 'Kontrol bekleyen 1', 'Tamamlanan 1']);
      await userEvent.click(alert.getByRole('button', { name: 'Yeniden dene' }));
    });
    await step('[Q-39] trying again brings the missing ones', async () => {
      await canvas.findByRole('tab', { name: 'Bekleyen 7' });
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};

export const LoadFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failing(calls.familyHomework.list, 'network'));
  },
  play: async ({ canvas, step }) => {
    await step('[X-19] the message with a way to try again, in the place of what is missing', async () => {
      const alert = within(await within(await canvas.findByRole('tabpanel')).findByRole('alert'));
      await expect(alert.getByText('Veriler yüklenirken bir hata oluştu.')).toBeVisible();
    });
    await step('[EV-13] nothing says that there is no homework, no count and no sentence', async () => {
      await expect(await tabsIn(canvas)).toEqual(['Bekleyen', 'Kontrol bekleyen', 'Tamamlanan']);
      await expect(canvas.queryByText(/ödev yok/)).toBeNull();
    });
  },
};

export const NothingToCheck: Story = {
  parameters: {
    kovan: { ...kovan, route: '/app/family/assignments?tab=awaiting', family: familyWith({ title: 'Kesirler' }) },
  },
  play: async ({ canvas, step }) => {
    await step('[EV-13] an empty tab speaks of itself alone where another one has homework', async () => {
      await expect(await canvas.findByText('Kontrolünüzü bekleyen ödev yok.')).toBeVisible();
      await expect(canvas.queryByText('Henüz hiç ödev yok.')).toBeNull();
    });
  },
};

export const Empty: Story = {
  parameters: { kovan: { ...kovan, family: nothingToDo } },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const panel = within(await canvas.findByRole('tabpanel'));
    await expect(await panel.findByText('Henüz hiç ödev yok.')).toBeVisible();
    await step('[FH-07] the empty list’s own button opens the window, too', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Ödev ekle' }));
      await expect((await dialogIn(canvasElement)).getByLabelText('Başlık')).toHaveValue('');
    });
  },
};

export const NoChildren: Story = {
  parameters: { kovan: { ...kovan, family: noChildren } },
  beforeEach: ({ msw }) => onboarded(msw),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ödev eklemek için önce bir çocuk ekleyin.')).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Çocuk ekle' })).toHaveAttribute(
      'href',
      '/app/children',
    );
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await tabsIn(canvas)).toEqual(['Pending 7', 'Awaiting check 2', 'Completed 1']);
  },
};

export const ThreeRowsOnAPhone: Story = {
  globals: { viewport: { value: 'handheld' } },
  play: async ({ canvas, step }) => {
    const first = (await canvas.findAllByRole('article'))[0] ?? document.body;
    await step('[FH-02] [FH-03] the three tabs by a word each, with their counts', async () => {
      await expect(await tabsIn(canvas)).toEqual(['Bekleyen 7', 'Kontrol 2', 'Biten 1']);
    });
    await step('[EV-10] three rows stand above the fold, the first begins in the upper third', async () => {
      await expect(rowsAboveTheFold()).toBeGreaterThanOrEqual(3);
      await expect(first.getBoundingClientRect().top).toBeLessThan(844 / 3);
    });
    await step('[EV-10] title and action share a line, filter and tabs take one each', async () => {
      const lineOf = (elements: readonly HTMLElement[]) => {
        const boxes = elements.map((element) => element.getBoundingClientRect());
        return Math.max(...boxes.map(({ top }) => top)) < Math.min(...boxes.map(({ bottom }) => bottom));
      };
      const title = canvas.getByRole('heading', { level: 1 });
      await expect(lineOf([title, canvas.getByRole('button', { name: 'Ödev ekle' })])).toBe(true);
      await expect(lineOf(canvas.getAllByRole('radio'))).toBe(true);
      await expect(lineOf(canvas.getAllByRole('tab'))).toBe(true);
    });
  },
};
