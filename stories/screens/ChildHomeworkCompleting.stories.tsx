import { calls } from '@kovan/api-client/contract';
import { delayed, failing } from '@kovan/api-client/mocks';
import { ChildHomeworkScreen } from '@kovan/ui/features/homework/ChildHomeworkScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cardOf, familyWith, recordCalls, saysFailure, saysSuccess, tabsIn, titlesIn } from './support/homework.ts';
import { setOnline, withNetwork } from './support/network.ts';
import { openTab } from './support/openTab.ts';

const kovan = {
  route: '/app/elif/assignments',
  viewMode: 'child',
  selectedChild: 'elif',
  family: familyWith(
    { id: 'hw-story', title: 'Hikâye yazma', subject: 'Türkçe', dueDate: '2026-11-19' },
    { id: 'hw-flute', title: 'Flüt parçası', subject: 'Müzik' },
    { id: 'hw-trial', title: 'Buharlaşma deneyi', subject: 'Fen Bilimleri', dueDate: '2026-11-16' },
  ),
} as const;

/** A child completes homework. */
const meta = {
  title: 'Screens/ChildHomework/Completing',
  component: ChildHomeworkScreen,
  parameters: { kovan },
} satisfies Meta<typeof ChildHomeworkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const COMPLETE = 'Bitirdim!';
const SUCCESS = 'Ödev başarıyla tamamlandı! 🎉';
const FAILURE = 'Ödev tamamlanırken bir hata oluştu.';
const STATUS_CALL = 'PUT /api/v2/homework/hw-story/status';

export const Succeeds: Story = {
  play: async ({ canvas, msw, step, userEvent }) => {
    const sent = recordCalls(msw);
    const card = await cardOf(canvas, 'Hikâye yazma');
    await step(
      '[CH-20] [CH-23] [S-40] [P-15] active homework offers it by name; it makes the status call',
      async () => {
        const button = card.getByRole('button', { name: COMPLETE });
        await expect(button).toHaveAccessibleDescription('Hikâye yazma');
        await userEvent.click(button);
        await waitFor(() =>
          expect(sent.filter(({ call }) => call.startsWith('PUT'))).toEqual([
            { call: STATUS_CALL, kidsId: 'elif', body: { status: 'completed' } },
          ]),
        );
      },
    );
    await step('[X-18] it says so', async () => {
      await saysSuccess(canvas, SUCCESS);
      await expect(await tabsIn(canvas)).toEqual(['Bekleyen 1', 'Gecikmiş 1', 'Tamamlanan 1']);
    });
    await step('[CH-21] what was completed offers it no more', async () => {
      await openTab(canvas, userEvent, 'Tamamlanan 1');
      const completed = await cardOf(canvas, 'Hikâye yazma');
      await expect(completed.getByText('Tamamlandı')).toBeVisible();
      await expect(completed.queryByRole('button', { name: COMPLETE })).toBeNull();
    });
    await step('[CH-20] [CH-22] overdue homework is completed the same way', async () => {
      await openTab(canvas, userEvent, 'Gecikmiş 1');
      const late = await cardOf(canvas, 'Buharlaşma deneyi');
      await userEvent.click(late.getByRole('button', { name: COMPLETE }));
      await waitFor(() => expect(sent.at(-1)).toMatchObject({ call: 'PUT /api/v2/homework/hw-trial/status' }));
      await expect(await canvas.findByText('Henüz hiç ödev yok.')).toBeVisible();
    });
  },
};

export const Saving: Story = {
  beforeEach: ({ msw }) => {
    msw.use(delayed(calls.homework.setStatus, 400));
  },
  play: async ({ canvas, msw, step, userEvent }) => {
    const sent = recordCalls(msw);
    const card = await cardOf(canvas, 'Hikâye yazma');
    await step('[X-18] the card goes at once and the focus to the next one, before anything is said', async () => {
      await userEvent.dblClick(card.getByRole('button', { name: COMPLETE }));
      await waitFor(() => expect(titlesIn(canvas)).toEqual(['Flüt parçası']));
      await expect(canvas.queryByText(SUCCESS)).toBeNull();
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Flüt parçası' })).toHaveFocus());
    });
    await step('a double press makes one call', async () => {
      await saysSuccess(canvas, SUCCESS);
      await expect(sent.filter(({ call }) => call === STATUS_CALL)).toHaveLength(1);
    });
  },
};

export const DoublePress: Story = {
  beforeEach: ({ msw }) => {
    msw.use(delayed(calls.homework.setStatus, 400));
  },
  play: async ({ canvas, msw, step }) => {
    const sent = recordCalls(msw);
    const card = await cardOf(canvas, 'Hikâye yazma');
    const box = card.getByRole('button', { name: COMPLETE }).getBoundingClientRect();
    const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
    const since = performance.now();
    const pressAfter = (milliseconds: number) => {
      const button = document.elementFromPoint(clientX, clientY)?.closest('button');
      const click = new MouseEvent('click', { bubbles: true, detail: 1, clientX, clientY });
      Object.defineProperty(click, 'timeStamp', { value: since + milliseconds });
      button?.dispatchEvent(click);
      return button;
    };
    await step('[CH-23] a finger that presses twice completes one, not the next, which moved under it', async () => {
      pressAfter(0);
      await waitFor(() => expect(titlesIn(canvas)).toEqual(['Flüt parçası']));
      await expect(pressAfter(150)).toHaveTextContent(COMPLETE);
      await saysSuccess(canvas, SUCCESS);
      await expect(titlesIn(canvas)).toEqual(['Flüt parçası']);
      await expect(sent.filter(({ call }) => call === STATUS_CALL)).toHaveLength(1);
    });
  },
};

export const Fails: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failing(calls.homework.setStatus, 500));
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('[X-17] it says so until that is closed, and the card is back', async () => {
      const card = await cardOf(canvas, 'Hikâye yazma');
      await userEvent.click(card.getByRole('button', { name: COMPLETE }));
      await saysFailure(canvas, FAILURE);
      await expect(titlesIn(canvas)).toEqual(['Hikâye yazma', 'Flüt parçası']);
      await expect((await cardOf(canvas, 'Hikâye yazma')).getByText('Aktif')).toBeVisible();
    });
  },
};

export const TakenBack: Story = {
  beforeEach: ({ msw }) => withNetwork(msw),
  play: async ({ canvas, step, userEvent }) => {
    const complete = async (name: string) =>
      userEvent.click((await cardOf(canvas, name)).getByRole('button', { name: COMPLETE }));
    await cardOf(canvas, 'Hikâye yazma');
    setOnline(false);
    await complete('Hikâye yazma');
    await complete('Flüt parçası');
    await openTab(canvas, userEvent, 'Tamamlanan 2');
    const card = await cardOf(canvas, 'Hikâye yazma');
    await userEvent.click(await card.findByRole('button', { name: 'Geri al' }));
    await step('[OF-07] taken back while it waits it is open again, and the keyboard goes on beside it', async () => {
      await waitFor(async () => expect(await tabsIn(canvas)).toEqual(['Bekleyen 1', 'Gecikmiş 1', 'Tamamlanan 1']));
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Flüt parçası' })).toHaveFocus());
    });
  },
};
