import { calls } from '@kovan/api-client/contract';
import { delayed, STORY_MOMENT } from '@kovan/api-client/mocks';
import { KEPT } from '@kovan/domain/kept';
import { AccountScreen } from '@kovan/ui/features/account/AccountScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { atAccount, dialogIn, sectionOf } from './support/account.ts';
import { nothingIsChanged } from './support/absence.ts';
import { recordCalls, saysSuccess } from './support/homework.ts';
import { write } from './support/write.ts';

const meta = {
  title: 'Screens/Account/Devices',
  component: AccountScreen,
  parameters: atAccount(),
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const TITLE = 'Çocukların cihazları';

type Context = Parameters<NonNullable<Story['play']>>[0];

/** Opens the dialog, names the device and asks for its code. */
const addDevice = async ({ canvas, canvasElement, userEvent }: Context, name = 'Elif’in telefonu') => {
  const devices = await sectionOf(canvas, TITLE);
  await userEvent.click(await devices.findByRole('button', { name: 'Cihaz ekle' }));
  const dialog = await dialogIn(canvasElement);
  await write(dialog.getByLabelText('Cihazın adı'), name);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Can' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Defne' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Kodu göster' }));
  await within(canvasElement.ownerDocument.body).findByRole('heading', { name });
  return dialogIn(canvasElement);
};

export const Adding: Story = {
  play: async (context) => {
    const sent = recordCalls(context.msw);
    await context.step('[DV-01] a name and one or more children give a code', async () => {
      await addDevice(context);
      await waitFor(() => expect(sent.map(({ call }) => call)).toContain('POST /api/devices'));
    });
    await context.step('[DV-02] the code, also to scan, with the time that is left', async () => {
      const dialog = await dialogIn(context.canvasElement);
      await expect(await dialog.findByRole('img', { name: /^Kod:( [\dA-Z]){8}$/ })).toBeVisible();
      await expect(dialog.getByRole('img', { name: 'Eşleştirme karekodu' })).toBeVisible();
      await expect(dialog.getByText(/kovan\.example\/app\/pair adresini açın/)).toBeVisible();
      await expect(dialog.getByRole('timer')).toHaveTextContent('10:00');
    });
    await context.step('[DV-02] the dialog sees the device come', async () => {
      const dialog = await dialogIn(context.canvasElement);
      const label = (await dialog.findByRole('img', { name: /^Kod:/ })).getAttribute('aria-label') ?? '';
      await fetch('/api/devices/pair', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ code: label.replace('Kod: ', '') }),
      });
      await expect(await dialog.findByRole('heading', { name: 'Elif’in telefonu eşleşti' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Bitti' })).toBeVisible();
    });
    await context.step('[DV-02] which stays paired, whichever way the dialog is closed', async () => {
      await context.userEvent.keyboard('{Escape}');
      const devices = await sectionOf(context.canvas, TITLE);
      await expect(await devices.findByText('Elif’in telefonu')).toBeVisible();
      await nothingIsChanged(() => sent.map(({ call }) => call).filter((call) => call.startsWith('DELETE')));
    });
    await context.step('[DV-02] a code that nobody waits for any more is withdrawn', async () => {
      const dialog = await addDevice(context, 'Can’ın telefonu');
      await dialog.findByRole('timer');
      await context.userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
      await waitFor(() => expect(sent.some(({ call }) => call.startsWith('DELETE /api/devices/'))).toBe(true));
    });
  },
};

export const NothingFilledIn: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const devices = await sectionOf(canvas, TITLE);
    await userEvent.click(await devices.findByRole('button', { name: 'Cihaz ekle' }));
    const dialog = await dialogIn(canvasElement);
    for (const name of ['Elif', 'Can', 'Defne']) await userEvent.click(dialog.getByRole('checkbox', { name }));
    await userEvent.click(dialog.getByRole('button', { name: 'Kodu göster' }));
    await expect(dialog.getByLabelText('Cihazın adı')).toHaveAccessibleDescription('Bu alanı doldurun.');
    await expect(dialog.getByText('En az bir çocuk seçin.')).toBeVisible();
  },
};

const made = fn();

/** When the ten minutes of a code are over. */
const AFTER = new Date(Date.parse(STORY_MOMENT) + KEPT.pairingMinutes * 60_000).toISOString();

export const Expired: Story = {
  // As soon as the first code is there, it has run out.
  parameters: { kovan: { now: () => (made.mock.calls.length > 0 ? AFTER : STORY_MOMENT) } },
  beforeEach: ({ msw }) => {
    made.mockClear();
    msw.use(
      http.post(`*${calls.devices.create.path}`, () => {
        made();
        const data = {
          id: `device-${made.mock.calls.length}`,
          code: '7K3M-9QXA',
          url: 'https://kovan.example/app/pair#7K3M-9QXA',
          expiresAt: AFTER,
        };
        return HttpResponse.json({ data }, { status: 201 });
      }),
      http.delete('*/api/devices/:id', () => new HttpResponse(null, { status: 204 })),
    );
  },
  play: async (context) => {
    const dialog = await addDevice(context);
    await context.step('[DV-02] a code that has run out says so, and a new one is a press away', async () => {
      await expect(await dialog.findByRole('heading', { name: 'Kodun süresi doldu' })).toBeVisible();
      await context.userEvent.click(dialog.getByRole('button', { name: 'Yeni kod al' }));
      await expect(await within(document.body).findByRole('timer')).toBeVisible();
    });
  },
};

export const Changing: Story = {
  beforeEach: ({ msw }) => {
    msw.use(delayed(calls.devices.remove, 300));
  },
  play: async ({ canvas, canvasElement, msw, userEvent, step }) => {
    const sent = recordCalls(msw);
    const count = (call: RegExp) => sent.filter((one) => call.test(one.call)).length;
    const devices = await sectionOf(canvas, TITLE);
    await step('[DV-09] name and children of a device can be changed', async () => {
      await userEvent.click(await devices.findByRole('button', { name: 'Mutfak tableti: düzenle' }));
      const dialog = await dialogIn(canvasElement);
      const name = dialog.getByLabelText('Cihazın adı');
      await userEvent.clear(name);
      await userEvent.type(name, 'Salon tableti');
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Can' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
      await expect(await devices.findByText('Salon tableti')).toBeVisible();
      await expect(devices.getByRole('img', { name: 'Elif, Defne' })).toBeVisible();
    });
    await saysSuccess(canvas, 'Salon tableti: değişiklikler kaydedildi.');
    await step('[DV-10] where there is no PIN, one is set', async () => {
      await userEvent.click(await devices.findByRole('button', { name: 'PIN belirle' }));
      const dialog = await dialogIn(canvasElement);
      await write(dialog.getByLabelText('Şifreniz'), 'bal-petek');
      await userEvent.type(dialog.getByLabelText('Yeni PIN'), '2580');
      await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
      await expect(await devices.findByRole('button', { name: 'PIN’i değiştir' })).toBeVisible();
    });
    await userEvent.click(devices.getByRole('button', { name: 'PIN’i değiştir' }));
    const dialog = await dialogIn(canvasElement);
    await step('[DV-10] a PIN has 4 to 6 digits', async () => {
      await write(dialog.getByLabelText('Şifreniz'), 'bal-petek');
      await userEvent.type(dialog.getByLabelText('Yeni PIN'), '12a3');
      await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
      await expect(dialog.getByLabelText('Yeni PIN')).toHaveValue('123');
      await expect(dialog.getByLabelText('Yeni PIN')).toBeInvalid();
      await expect(count(/^PUT .*\/pin$/)).toBe(1);
    });
    await step('[DV-10] and is changed after a fresh sign-in', async () => {
      await userEvent.type(dialog.getByLabelText('Yeni PIN'), '4');
      await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
      await waitFor(() => expect(count(/^PUT \/api\/users\/me\/pin$/)).toBe(2));
      // The one of before goes while it is looked at.
      await waitFor(() => expect(within(document.body).getAllByText('PIN kaydedildi.').at(-1)).toBeVisible());
    });
    const confirm = spyOn(window, 'confirm').mockReturnValue(true);
    await step('[DV-09] the pairing is ended, after asking', async () => {
      await userEvent.dblClick(await devices.findByRole('button', { name: 'Salon tableti: eşleşmeyi kaldır' }));
      await expect(confirm).toHaveBeenCalledWith('Salon tableti cihazının eşleşmesi kaldırılsın mı?');
      await waitFor(() => expect(devices.queryByText('Salon tableti')).toBeNull());
    });
    await saysSuccess(canvas, 'Salon tableti cihazının eşleşmesi kaldırıldı.');
    await step('[DV-09] the second press of two on end neither asks nor ends it once more', async () => {
      await expect(confirm).toHaveBeenCalledTimes(1);
      await expect(count(/^DELETE/)).toBe(1);
    });
  },
};
