import { calls } from '@kovan/api-client/contract';
import { failing } from '@kovan/api-client/mocks';
import { ChildTasksScreen } from '@kovan/ui/features/tasks/ChildTasksScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { says } from './support/homework.ts';
import { holdTicks, setOnline, withNetwork } from './support/network.ts';
import { cardOf, fullDay, isTick, ofElif, recordAddresses, unfoldDone } from './support/tasks.ts';

const kovan = { ...ofElif, family: fullDay };
const NAME = 'Anneanneye resim çiz';
const FAILURE = 'Görev tamamlanırken bir hata oluştu.';

/** A child's tasks without a network: what is ticked waits, goes when the network is back, or is taken back. */
const meta = {
  title: 'Screens/ChildTasks/Offline',
  component: ChildTasksScreen,
  parameters: { layout: 'fullscreen', kovan },
} satisfies Meta<typeof ChildTasksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

let sent: string[] = [];

const tick = async ({ canvas, userEvent }: Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>) => {
  await cardOf(canvas, NAME);
  setOnline(false);
  await userEvent.click((await cardOf(canvas, NAME)).getByRole('button', { name: `Tamamla: ${NAME}` }));
  const done = within(await unfoldDone(canvas, userEvent));
  return within(await done.findByRole('article', { name: NAME }));
};

const recording = (msw: Parameters<typeof recordAddresses>[0]) => {
  sent = recordAddresses(msw);
  return withNetwork(msw);
};

export const Waiting: Story = {
  beforeEach: ({ msw }) => recording(msw),
  play: async ({ canvas, step, userEvent }) => {
    const card = await tick({ canvas, userEvent });
    await step(
      '[OF-03] without a network the tick stays and says that it waits; nothing is sent, nothing has failed',
      async () => {
        await expect(await card.findByText('Gönderilecek')).toBeVisible();
        await expect(canvas.getByRole('tab', { name: 'Günlük 4/7' })).toBeVisible();
        await expect(sent.filter(isTick)).toEqual([]);
        await expect(canvas.queryByText(FAILURE)).toBeNull();
      },
    );
  },
};

export const TakenBack: Story = {
  beforeEach: ({ msw }) => recording(msw),
  play: async ({ canvas, step, userEvent }) => {
    const card = await tick({ canvas, userEvent });
    await userEvent.click(await card.findByRole('button', { name: `${NAME}: geri al` }));
    await step('[OF-07] taken back while it waits it is open again, and nothing is ever sent', async () => {
      await expect(await canvas.findByRole('button', { name: `Tamamla: ${NAME}` })).toBeVisible();
      // The keyboard goes on at what now stands in its place.
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Okula hazırlan' })).toHaveFocus());
      setOnline(true);
      await waitFor(() => expect(canvas.queryByText('Gönderilecek')).toBeNull());
      await expect(sent.filter(isTick)).toEqual([]);
    });
  },
};

let release: () => void;

export const BeingSent: Story = {
  beforeEach: ({ msw }) => {
    const restore = recording(msw);
    release = holdTicks(msw);
    return restore;
  },
  play: async ({ canvas, step, userEvent }) => {
    const card = await tick({ canvas, userEvent });
    const takeBack = await card.findByRole('button', { name: `${NAME}: geri al` });
    await expect(takeBack).not.toHaveAttribute('aria-disabled');
    setOnline(true);
    await step('[OF-07] while it is being sent it can’t be taken back, and then it is done', async () => {
      await waitFor(() => expect(takeBack).toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(takeBack);
      release();
      await expect(await card.findByText('Tamamlandı')).toBeVisible();
      await expect(canvas.getByRole('tab', { name: 'Günlük 4/7' })).toBeVisible();
    });
    await step('[OF-03] as any other: it has gone once, and waits no more', async () => {
      await expect(card.queryByText('Gönderilecek')).toBeNull();
      await expect(sent.filter(isTick)).toHaveLength(1);
    });
  },
};

export const Refused: Story = {
  beforeEach: (context) => {
    const online = recording(context.msw);
    spyOn(console, 'error').mockImplementation(() => undefined);
    context.msw.use(failing(calls.tasks.setStatus, 404, { error: 'Bulunamadı.', code: 'NOT_FOUND' }));
    return online;
  },
  play: async ({ canvas, step, userEvent }) => {
    const card = await tick({ canvas, userEvent });
    await card.findByText('Gönderilecek');
    setOnline(true);
    await step('[OF-04] deleted meanwhile: the child is told what, and the tick is taken back', async () => {
      await says(canvas, `“${NAME}” sen çevrimdışıyken silinmiş; işaretin geri alındı.`);
      await expect(await canvas.findByRole('button', { name: `Tamamla: ${NAME}` })).toBeVisible();
      await expect(canvas.queryByText(FAILURE)).toBeNull();
    });
  },
};
