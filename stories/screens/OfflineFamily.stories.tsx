import { calls } from '@kovan/api-client/contract';
import { failing } from '@kovan/api-client/mocks';
import { FamilyTasksScreen } from '@kovan/ui/features/tasks/FamilyTasksScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { says } from './support/homework.ts';
import { holdTicks, setOnline, withNetwork } from './support/network.ts';
import { asFamily, familyDoing, isTick, recordAddresses, task } from './support/tasks.ts';

const NAME = 'Kütüphane kitabını geri ver';
const OTHER = 'Çiçekleri sula';

/** The family's tasks without a network. */
const meta = {
  title: 'Screens/FamilyTasks/Offline',
  component: FamilyTasksScreen,
  parameters: { kovan: { ...asFamily, family: familyDoing(task(NAME), task(OTHER)) } },
} satisfies Meta<typeof FamilyTasksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

let sent: string[] = [];

const recording = (msw: Parameters<typeof recordAddresses>[0]) => {
  sent = recordAddresses(msw);
  spyOn(console, 'error').mockImplementation(() => undefined);
  return withNetwork(msw);
};

const tick = async ({ canvas, userEvent }: Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>) => {
  const open = await canvas.findByRole('button', { name: `Tamamla: ${NAME}` });
  setOnline(false);
  await userEvent.click(open);
};

export const Refused: Story = {
  beforeEach: (context) => {
    const online = recording(context.msw);
    context.msw.use(failing(calls.tasks.setStatus, 404, { error: 'Bulunamadı.', code: 'NOT_FOUND' }));
    return online;
  },
  play: async ({ canvas, step, userEvent }) => {
    await tick({ canvas, userEvent });
    // The first try has to fail for want of a network: what the server refuses at once is told in other words.
    await userEvent.click(await canvas.findByRole('button', { name: /^Bitenler/ }));
    await canvas.findByText('Gönderilecek');
    setOnline(true);
    await step('[OF-04] deleted meanwhile: the parent is told what, and the tick is taken back', async () => {
      await says(canvas, `“${NAME}” siz çevrimdışıyken silinmiş; işaretiniz geri alındı.`);
      await expect(await canvas.findByRole('button', { name: `Tamamla: ${NAME}` })).toBeVisible();
    });
  },
};

export const TakenBack: Story = {
  beforeEach: ({ msw }) => recording(msw),
  play: async ({ canvas, step, userEvent }) => {
    await tick({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: /^Bitenler/ }));
    await userEvent.click(await canvas.findByRole('button', { name: `${NAME}: geri al` }));
    await step('[OF-07] taken back while it waits it is open again, and the keyboard goes on beside it', async () => {
      await expect(await canvas.findByRole('button', { name: `Tamamla: ${NAME}` })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { name: OTHER })).toHaveFocus());
      setOnline(true);
      await expect(sent.filter(isTick)).toEqual([]);
    });
  },
};

export const LeavingWithWork: Story = {
  beforeEach: ({ msw }) => recording(msw),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await tick({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Çıkış yap' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await step('[OF-06] signing out by hand asks what shall become of what waits', async () => {
      await expect(dialog.getByText(/1 iş henüz gönderilmedi/)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Sil ve çıkış yap' })).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Önce gönder' }));
      await expect(await dialog.findByText('Göndermek için bağlantı gerekiyor.')).toBeVisible();
    });
  },
};

let answer: () => void;

export const LeavingSendsFirst: Story = {
  beforeEach: ({ msw }) => {
    const online = recording(msw);
    // Else it may be gone before the press: what waits goes by itself as soon as there is a network.
    answer = holdTicks(msw);
    return online;
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await tick({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Çıkış yap' }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog'));
    setOnline(true);
    await step('[OF-06] sent first: then nothing waits, and the session ends', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Önce gönder' }));
      answer();
      await waitFor(() => expect(body.getByTestId('address')).toHaveTextContent('/app/login'));
      await expect(sent.filter(isTick)).toHaveLength(1);
    });
  },
};
