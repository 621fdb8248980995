import { FamilyHomeworkScreen } from '@kovan/ui/features/homework/FamilyHomeworkScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { cardOf, dialogIn, familyWith, openCard, recordCalls, type SentCall, tabsIn } from './support/homework.ts';
import { setOnline, withNetwork } from './support/network.ts';
import { openTab } from './support/openTab.ts';
import { write } from './support/write.ts';

/** The family's homework without a network. */
const meta = {
  title: 'Screens/FamilyHomework/Offline',
  component: FamilyHomeworkScreen,
  parameters: {
    kovan: {
      route: '/app/family/assignments?tab=awaiting',
      family: familyWith({ title: 'Kesirler', status: 'completed', completedAt: '2026-11-18T10:00:00Z' }),
    },
  },
} satisfies Meta<typeof FamilyHomeworkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

let sent: SentCall[] = [];
const changes = () => sent.filter(({ call }) => !call.startsWith('GET'));

const recording = (msw: Parameters<typeof recordCalls>[0]) => {
  sent = recordCalls(msw);
  return withNetwork(msw);
};

export const CheckTakenBack: Story = {
  beforeEach: ({ msw }) => recording(msw),
  play: async ({ canvas, step, userEvent }) => {
    await tabsIn(canvas);
    await cardOf(canvas, 'Kesirler');
    setOnline(false);
    await userEvent.click((await cardOf(canvas, 'Kesirler')).getByRole('button', { name: 'Kontrol ettim: Kesirler' }));
    await openTab(canvas, userEvent, 'Tamamlanan 1');
    const card = await cardOf(canvas, 'Kesirler');
    await step('[OF-03] the check stands, and waits', async () => {
      await expect(await card.findByText('Gönderilecek')).toBeVisible();
    });
    await userEvent.click(card.getByRole('button', { name: 'Kontrolü geri al: Kesirler' }));
    await step('[OF-07] the check and its taking back are nothing together', async () => {
      await waitFor(() => expect(canvas.queryByRole('article', { name: 'Kesirler' })).toBeNull());
      setOnline(true);
      await openTab(canvas, userEvent, 'Kontrol bekleyen 1');
      await cardOf(canvas, 'Kesirler');
      await expect(changes()).toEqual([]);
    });
  },
};

export const AddedOffline: Story = {
  beforeEach: ({ msw }) => recording(msw),
  parameters: { kovan: { route: '/app/family/assignments', family: familyWith({ title: 'Kesirler' }) } },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await tabsIn(canvas);
    await cardOf(canvas, 'Kesirler');
    setOnline(false);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Ödev ekle' })[0] as HTMLElement);
    const dialog = await dialogIn(canvasElement);
    await userEvent.click(dialog.getByRole('radio', { name: 'Can' }));
    await userEvent.selectOptions(dialog.getByLabelText('Ders'), 'Türkçe');
    await write(dialog.getByLabelText('Başlık'), 'Hikâye yazma');
    await write(dialog.getByLabelText('Açıklama'), 'En az bir sayfa.');
    await userEvent.click(dialog.getByRole('button', { name: 'Ödevi ekle' }));
    await step('[OF-03] the form closes, and the new row waits in its list', async () => {
      await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull());
      await expect(await (await cardOf(canvas, 'Hikâye yazma')).findByText('Gönderilecek')).toBeVisible();
    });
    const card = await openCard(canvas, 'Hikâye yazma');
    await step('[OF-07] it can be removed from the queue, and nothing else', async () => {
      await expect(card.queryByRole('button', { name: 'Düzenle' })).toBeNull();
      await userEvent.click(card.getByRole('button', { name: 'Göndermekten vazgeç' }));
      await waitFor(() => expect(canvas.queryByRole('article', { name: 'Hikâye yazma' })).toBeNull());
      setOnline(true);
      await expect(changes()).toEqual([]);
    });
  },
};
