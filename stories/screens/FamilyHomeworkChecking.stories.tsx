import { calls } from '@kovan/api-client/contract';
import { failing } from '@kovan/api-client/mocks';
import { FamilyHomeworkScreen } from '@kovan/ui/features/homework/FamilyHomeworkScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { nothingIsChanged } from './support/absence.ts';
import {
  cardOf,
  familyWith,
  openCard,
  recordCalls,
  saysFailure,
  saysSuccess,
  tabsIn,
  titlesIn,
} from './support/homework.ts';
import { openTab } from './support/openTab.ts';

const family = familyWith(
  { id: 'hw-words', title: 'Ünite 3 kelimeleri', status: 'completed', dueDate: '2026-11-18' },
  { id: 'hw-map', title: 'Türkiye haritası', status: 'verified', dueDate: '2026-11-13' },
);
const kovan = {
  route: '/app/family/assignments?tab=awaiting',
  family,
} as const;

/** A parent checks homework, takes that back, and deletes homework. */
const meta = {
  title: 'Screens/FamilyHomework/Checking and deleting',
  component: FamilyHomeworkScreen,
  parameters: { kovan },
} satisfies Meta<typeof FamilyHomeworkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const CHECK = 'Kontrol ettim: Ünite 3 kelimeleri';
const UNDO = 'Kontrolü geri al: Türkiye haritası';
const CHECK_CALL = { call: 'PUT /api/v2/homework/hw-words/check', kidsId: 'elif', body: { checked: true } };
const FAILURE = 'Ödev kontrol durumu güncellenirken bir hata oluştu.';

export const CheckedAndTakenBack: Story = {
  play: async ({ canvas, msw, step, userEvent }) => {
    const sent = recordCalls(msw);
    const card = await cardOf(canvas, 'Ünite 3 kelimeleri');
    await step('[FH-29] [S-41] [S-42] [P-10] completed homework offers the check and sends checked=true', async () => {
      await expect(card.queryByRole('button', { name: /^Kontrolü geri al/ })).toBeNull();
      await expect(card.getByRole('button', { name: CHECK })).toHaveTextContent(/^Kontrol ettim$/);
      await userEvent.dblClick(card.getByRole('button', { name: CHECK }));
      await waitFor(() => expect(sent.filter(({ call }) => call.startsWith('PUT'))).toEqual([CHECK_CALL]));
    });
    await step('[S-44] [Q-41] it says that it is checked', async () => {
      await saysSuccess(canvas, 'Ödev kontrol edildi olarak işaretlendi.');
    });
    await step('[S-42] [E-12] it is verified now', async () => {
      await openTab(canvas, userEvent, 'Tamamlanan 2');
      await expect((await cardOf(canvas, 'Ünite 3 kelimeleri')).getByText('Kontrol Edildi')).toBeVisible();
    });
    await step('[FH-29] [S-43] verified homework offers to take it back and sends checked=false', async () => {
      const card = await cardOf(canvas, 'Türkiye haritası');
      await expect(card.queryByRole('button', { name: /^Kontrol ettim/ })).toBeNull();
      await userEvent.click(card.getByRole('button', { name: UNDO }));
      await waitFor(() =>
        expect(sent.filter(({ call }) => call.startsWith('PUT'))).toEqual([
          CHECK_CALL,
          { call: 'PUT /api/v2/homework/hw-map/check', kidsId: 'elif', body: { checked: false } },
        ]),
      );
    });
    await step('[S-43] [S-45] [Q-41] it is completed again, and it says so', async () => {
      await saysSuccess(canvas, 'Ödev tamamlandı olarak işaretlendi.');
      await expect(await tabsIn(canvas)).toEqual(['Bekleyen 0', 'Kontrol bekleyen 1', 'Tamamlanan 1']);
    });
  },
};

const confirming = () => {
  const confirm = spyOn(window, 'confirm').mockImplementation(fn(() => true));
  return () => confirm.mockRestore();
};

const threeToCheck = familyWith(
  { title: 'Ailem resmi', status: 'completed', dueDate: '2026-11-17' },
  { title: 'Ünite 3 kelimeleri', status: 'completed', dueDate: '2026-11-18' },
  { title: 'Türkiye haritası', status: 'completed', dueDate: '2026-11-19' },
);

export const OneAfterTheOther: Story = {
  parameters: { kovan: { ...kovan, family: threeToCheck } },
  beforeEach: () => confirming(),
  play: async ({ canvas, step, userEvent }) => {
    await step('[P-10] after a check the next card has the focus', async () => {
      const card = await cardOf(canvas, 'Ailem resmi');
      await userEvent.click(card.getByRole('button', { name: /^Kontrol ettim/ }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Ünite 3 kelimeleri' })).toHaveFocus());
    });
    await step('[P-07] after a deletion, too', async () => {
      const card = await openCard(canvas, 'Ünite 3 kelimeleri');
      await userEvent.click(card.getByRole('button', { name: 'Sil' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Türkiye haritası' })).toHaveFocus());
    });
  },
};

const oneInEachTab: typeof family = {
  ...family,
  homework: [...(family.homework ?? []), ...(familyWith({ title: 'Kesirler' }).homework ?? [])],
};

export const Deleted: Story = {
  parameters: { kovan: { ...kovan, family: oneInEachTab } },
  beforeEach: () => confirming(),
  play: async ({ canvas, msw, step, userEvent }) => {
    const sent = recordCalls(msw);
    const card = await openCard(canvas, 'Ünite 3 kelimeleri');
    await step('[FH-09] [P-07] [V-36] the browser asks, then it is deleted', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Sil' }));
      await expect(window.confirm).toHaveBeenCalledOnce();
      await expect(window.confirm).toHaveBeenCalledWith('Bu ödev silinsin mi?');
      await saysSuccess(canvas, 'Ödev silindi.');
      await expect(sent.filter(({ call }) => call.startsWith('DELETE')).map(({ call }) => call)).toEqual([
        'DELETE /api/v2/family/homework/hw-words',
      ]);
      await expect(await tabsIn(canvas)).toEqual(['Bekleyen 1', 'Kontrol bekleyen 0', 'Tamamlanan 1']);
    });
    await step('[FH-09] so is homework that is still to be done, and what is checked', async () => {
      for (const [tab, title] of [
        ['Bekleyen', 'Kesirler'],
        ['Tamamlanan', 'Türkiye haritası'],
      ] as const) {
        await openTab(canvas, userEvent, `${tab} 1`);
        await userEvent.click((await openCard(canvas, title)).getByRole('button', { name: 'Sil' }));
        await canvas.findByRole('tab', { name: `${tab} 0` });
      }
      await waitFor(() => expect(sent.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(3));
    });
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failing(calls.homework.check, 500), failing(calls.familyHomework.remove, 500));
  },
  play: async ({ canvas, msw, step, userEvent }) => {
    const confirm = spyOn(window, 'confirm').mockReturnValue(false);
    const card = await openCard(canvas, 'Ünite 3 kelimeleri');
    const sent = recordCalls(msw);
    await step('[V-38] declining deletes nothing and makes no call', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Sil' }));
      await expect(confirm).toHaveBeenCalledOnce();
      await nothingIsChanged(() => sent.map(({ call }) => call));
      await expect(titlesIn(canvas)).toEqual(['Ünite 3 kelimeleri']);
    });
    await step('[X-22] a deletion that fails is said until that is closed, and the card is back', async () => {
      confirm.mockReturnValue(true);
      await userEvent.click(card.getByRole('button', { name: 'Sil' }));
      await saysFailure(canvas, 'Ödev silinirken bir hata oluştu.');
      await expect(titlesIn(canvas)).toEqual(['Ünite 3 kelimeleri']);
    });
    await step('[X-23] so is a check that fails, and the card is back', async () => {
      const card = await cardOf(canvas, 'Ünite 3 kelimeleri');
      await userEvent.click(card.getByRole('button', { name: CHECK }));
      await saysFailure(canvas, FAILURE);
      await expect(titlesIn(canvas)).toEqual(['Ünite 3 kelimeleri']);
    });
  },
};
