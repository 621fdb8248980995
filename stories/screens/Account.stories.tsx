import { calls } from '@kovan/api-client/contract';
import { failing } from '@kovan/api-client/mocks';
import { IdentityError } from '@kovan/machines/auth';
import { AccountScreen } from '@kovan/ui/features/account/AccountScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, spyOn, userEvent as user, waitFor, within } from 'storybook/test';
import { nothingIsChanged } from './support/absence.ts';
import { atAccount, dialogIn, sectionOf } from './support/account.ts';
import { recordCalls } from './support/homework.ts';
import { write, type Write } from './support/write.ts';

const DESKTOP = { viewport: { value: 'desktop', isRotated: false } };

const meta = {
  title: 'Screens/Account',
  component: AccountScreen,
  parameters: atAccount(),
  globals: DESKTOP,
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What asks before it does something for good, and what is filled in there meanwhile. */
const ASKS_FIRST = [
  { press: 'Çıkar: Mehmet', fillIn: {} },
  { press: 'Aileden ayrıl', fillIn: {} },
  { press: 'Hesabımı sil', fillIn: { Şifreniz: 'bal-petek', 'Onaylamak için “SİL” yazın': 'SİL' } },
  { press: 'Bütün kovanı sil', fillIn: { Şifreniz: 'bal-petek', 'Onaylamak için “SİL” yazın': 'SİL' } },
];

export const TwoAdults: Story = {
  play: async ({ canvas, canvasElement, userEvent, step, msw }) => {
    const sent = recordCalls(msw);
    await step('[AC-04] the name in the header leads here, outside the navigation', async () => {
      const header = within(await canvas.findByRole('banner'));
      const link = await header.findByRole('link', { name: 'Hesabım: Ayşe' });
      await expect(link).toHaveAttribute('href', '/app/account');
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(within(header.getByRole('navigation')).getAllByRole('link')).toHaveLength(4);
    });
    await step('[AC-08] [EX-05] every section, with privacy beside them', async () => {
      for (const name of [
        'Adınız',
        'Şifre',
        'Açık oturumlar',
        'Ailedeki yetişkinler',
        'Çocukların cihazları',
        'Verilerim',
      ]) {
        // By no more than its title, which stands there once for each width.
        await expect(await canvas.findByRole('region', { name })).toHaveAccessibleName(name);
      }
      await expect(canvas.getAllByRole('link', { name: 'Gizlilik' })[0]).toHaveAttribute('href', '/privacy');
    });
    await step('[AC-07] where the account is open, by browser and system, to the day, this one marked', async () => {
      const sessions = await sectionOf(canvas, 'Açık oturumlar');
      const rows = await sessions.findAllByRole('listitem');
      await expect(rows.map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('Bu cihazŞimdi açık'),
        expect.stringContaining('Safari, iPhoneSon görülme: dün'),
        expect.stringContaining('Firefox, LinuxSon görülme: 11 KasımÇocuğa verildi'),
      ]);
    });
    await step('[AC-07] each can be ended but this one', async () => {
      const rows = within(await canvas.findByRole('list', { name: 'Açık oturumlar' })).getAllByRole('listitem');
      const ends = rows.map((row) => within(row).queryByRole('button')?.getAttribute('aria-label') ?? null);
      await expect(ends).toEqual([null, 'Kapat: Safari, iPhone', 'Kapat: Firefox, Linux']);
    });
    await step('[PE-01] the adults, oneself marked, and the invitation that is open', async () => {
      const people = await sectionOf(canvas, 'Ailedeki yetişkinler');
      await expect(await people.findByText('Ayşe Yıldız')).toBeVisible();
      await expect(people.getByText('Siz')).toBeVisible();
      await expect(people.getByText('mehmet.yildiz@example.com')).toBeVisible();
      await expect(people.getByText(/^Katılma tarihi:/)).toBeVisible();
      await expect(people.getByText('25 Kasım gününe kadar geçerli')).toBeVisible();
    });
    await step('[DV-09] the devices with their children and the day they were last seen', async () => {
      const devices = await sectionOf(canvas, 'Çocukların cihazları');
      await expect(await devices.findByText('Mutfak tableti')).toBeVisible();
      await expect(devices.getByRole('img', { name: 'Elif, Can, Defne' })).toBeVisible();
      await expect(devices.getByText('Son görülme: bugün')).toBeVisible();
    });
    await step('[DV-09] [PE-10] [EX-05] whoever declines leaves everything as it was', async () => {
      const before = canvas.getByRole('main').textContent;
      const confirm = spyOn(window, 'confirm').mockReturnValue(false);
      await userEvent.click(canvas.getByRole('button', { name: 'Mutfak tableti: eşleşmeyi kaldır' }));
      await expect(confirm).toHaveBeenCalledOnce();
      // From here on it asks only whether what was filled in may go.
      confirm.mockReturnValue(true);
      for (const { press, fillIn } of ASKS_FIRST) {
        await userEvent.click(canvas.getByRole('button', { name: press }));
        const dialog = await dialogIn(canvasElement);
        for (const [label, text] of Object.entries(fillIn)) {
          await write(dialog.getByLabelText(label), text);
        }
        await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
        await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
      }
      await nothingIsChanged(() => sent.map(({ call }) => call));
      await expect(canvas.getByRole('main')).toHaveTextContent(before, { normalizeWhitespace: false });
    });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent, step }) => {
    await step('on a phone each section is folded to its answer, and opens', async () => {
      await expect(await canvas.findByText('2 yetişkin')).toBeVisible();
      await expect(canvas.getByText('1 davet bekliyor')).toBeVisible();
      await expect(await canvas.findByText('1 cihaz')).toBeVisible();
      await expect(await canvas.findByText('PIN yok')).toBeVisible();
      await expect(canvas.queryByText('Mehmet Yıldız')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Ailedeki yetişkinler' }));
      await expect(canvas.getByText('Mehmet Yıldız')).toBeVisible();
    });
  },
};

export const WithoutTheFeature: Story = {
  parameters: atAccount({ route: '/app/family', settings: { features: [] } }),
  play: async ({ canvas, step }) => {
    await step('[AC-04] a server without accounts has no link to one', async () => {
      const header = within(await canvas.findByRole('banner'));
      await expect(await header.findByText('Ayşe')).toBeVisible();
      await expect(header.queryByRole('link', { name: /Hesabım/ })).toBeNull();
    });
  },
};

export const ChildMode: Story = {
  parameters: atAccount({ viewMode: 'child', selectedChild: 'elif' }),
  play: async ({ canvas, step }) => {
    await step('[AC-04] in a child’s view name and picture lead nowhere; the typed address opens', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Hesabım' })).toBeVisible();
      const header = within(canvas.getByRole('banner'));
      await expect(await header.findByText('Ayşe')).toBeVisible();
      await expect(header.queryByRole('link', { name: /Hesabım/ })).toBeNull();
    });
  },
};

export const AccountAlone: Story = {
  parameters: atAccount({ settings: { features: ['account'] } }),
  play: async ({ canvas, step, msw }) => {
    const sent = recordCalls(msw);
    await step('[AC-04] a server without people and devices has no sections of them', async () => {
      await expect(await canvas.findByRole('region', { name: 'Verilerim' })).toBeVisible();
      await expect(canvas.queryByRole('region', { name: 'Ailedeki yetişkinler' })).toBeNull();
      await expect(canvas.queryByRole('region', { name: 'Çocukların cihazları' })).toBeNull();
      const asked = sent.map(({ call }) => call);
      await expect(asked).not.toContain('GET /api/family');
      await expect(asked).not.toContain('GET /api/devices');
    });
  },
};

const updatePassword = fn(() => Promise.resolve());

const enterPasswords = async (
  section: ReturnType<typeof within>,
  [current, next]: readonly [string, string],
  enter: Write = write,
) => {
  await enter(await section.findByLabelText('Şimdiki şifre'), current);
  await enter(section.getByLabelText('Yeni şifre'), next);
  await user.click(section.getByRole('button', { name: 'Şifreyi değiştir' }));
};

const updateName = fn(() => Promise.resolve());

export const Changing: Story = {
  parameters: atAccount({ identity: { updateName, updatePassword } }),
  play: async ({ canvas, userEvent, step, msw }) => {
    const body = within(document.body);
    const sessions = await sectionOf(canvas, 'Açık oturumlar');
    await step('[AC-07] a session is ended', async () => {
      await userEvent.click(await sessions.findByRole('button', { name: 'Kapat: Safari, iPhone' }));
      await waitFor(() => expect(sessions.queryByText('Safari, iPhone')).toBeNull());
    });
    await step('[AC-07] then all others; this one stays', async () => {
      await userEvent.click(sessions.getByRole('button', { name: 'Diğerlerinin hepsini kapat' }));
      await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
      await expect(sessions.getByText('Bu cihaz')).toBeVisible();
    });
    const name = await sectionOf(canvas, 'Adınız');
    await step('[AC-05] the header follows a new name at once, the provider is told', async () => {
      await write(await name.findByDisplayValue('Ayşe'), 'Ayşe Nur');
      await userEvent.click(name.getByRole('button', { name: 'Kaydet' }));
      const header = within(canvas.getByRole('banner'));
      await expect(await header.findByRole('link', { name: 'Hesabım: Ayşe Nur' })).toBeVisible();
      await waitFor(() => expect(updateName).toHaveBeenCalledWith({ firstName: 'Ayşe Nur', lastName: 'Yıldız' }));
    });
    await step('[AC-05] and it is said', async () => {
      await expect(await body.findByText('Adınız kaydedildi.')).toBeVisible();
    });
    await step('[AC-05] [PE-01] and stands so among the adults', async () => {
      const adults = await sectionOf(canvas, 'Ailedeki yetişkinler');
      await expect(await adults.findByText('Ayşe Nur Yıldız')).toBeVisible();
    });
    const section = await sectionOf(canvas, 'Şifre');
    await step('[AC-06] [AC-03] a new password, and then every other session ends', async () => {
      const sent = recordCalls(msw);
      updatePassword.mockImplementation(
        async () => void sent.push({ call: 'updatePassword', kidsId: null, body: null }),
      );
      await enterPasswords(section, ['bal-petek', 'yeni-petek'], (field, text) => userEvent.type(field, text));
      await expect(await body.findByText('Şifreniz değişti.')).toBeVisible();
      await expect(updatePassword).toHaveBeenCalledWith('yeni-petek');
      const done = sent.map(({ call }) => call).filter((call) => /^(?:updatePassword|DELETE )/.test(call));
      await expect(done).toEqual(['updatePassword', 'DELETE /api/sessions']);
      await expect(section.getByLabelText('Yeni şifre')).toHaveValue('');
    });
    await step('[AC-04] signs out from here, too', async () => {
      const main = within(canvas.getByRole('main'));
      await userEvent.click(main.getByRole('button', { name: 'Çıkış yap' }));
      await expect(await canvas.findByTestId('address')).toHaveTextContent('/app/login');
    });
  },
};

let isServerDown = true;

export const OthersStillSignedIn: Story = {
  parameters: atAccount({ identity: { updatePassword } }),
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockImplementation(() => undefined);
    isServerDown = true;
    msw.use(
      http.delete(`*${calls.profile.endOtherSessions.path}`, () =>
        isServerDown ? HttpResponse.json({ error: 'Bir hata oluştu.', code: 'INTERNAL' }, { status: 500 }) : undefined,
      ),
    );
  },
  play: async ({ canvas, userEvent, step, msw }) => {
    const section = await sectionOf(canvas, 'Şifre');
    const body = within(document.body);
    await step('[AC-03] [AC-06] a new password counts, also where the other sessions could not be ended', async () => {
      await enterPasswords(section, ['bal-petek', 'yeni-petek']);
      await body.findByText('Şifreniz değişti, ama diğer cihazlardaki oturumlarınız kapanmadı.');
      await waitFor(() => expect(section.getByLabelText('Yeni şifre')).toHaveValue(''));
    });
    await step('[AC-03] they are ended by another try', async () => {
      isServerDown = false;
      const sent = recordCalls(msw);
      await userEvent.click(body.getByRole('button', { name: 'Yeniden dene' }));
      await body.findByText('Diğer oturumlarınız kapandı.');
      await expect(sent.map(({ call }) => call)).toContain('DELETE /api/sessions');
    });
  },
};

export const Refused: Story = {
  parameters: atAccount({
    identity: { reauthenticate: () => Promise.reject(new IdentityError('auth/invalid-credential')), updatePassword },
  }),
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, userEvent, step }) => {
    updatePassword.mockClear();
    const section = await sectionOf(canvas, 'Şifre');
    await step('[AC-06] a wrong current password is said at its field', async () => {
      await enterPasswords(section, ['yanlış', 'yeni-petek']);
      await waitFor(() =>
        expect(section.getByLabelText('Şimdiki şifre')).toHaveAccessibleDescription('Şimdiki şifreniz bu değil.'),
      );
      await expect(updatePassword).not.toHaveBeenCalled();
    });
    await step('a name is asked for', async () => {
      const name = await sectionOf(canvas, 'Adınız');
      const field = await name.findByDisplayValue('Ayşe');
      await userEvent.clear(field);
      await userEvent.click(name.getByRole('button', { name: 'Kaydet' }));
      await expect(field).toHaveAccessibleDescription('Bu alanı doldurun.');
    });
  },
};

export const ByGoogle: Story = {
  parameters: atAccount({ identity: { hasPassword: () => false } }),
  play: async ({ canvas, step }) => {
    const section = await sectionOf(canvas, 'Şifre');
    await step('[AC-06] who signs in by Google is told where the password lives', async () => {
      await expect(
        section.getByText('Google ile giriyorsunuz; şifrenizi Google hesabınızdan değiştirirsiniz.'),
      ).toBeVisible();
      await expect(section.queryByLabelText('Yeni şifre')).toBeNull();
    });
  },
};

export const LoadFailed: Story = {
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(failing(calls.people.show, 500), failing(calls.profile.sessions, 500), failing(calls.devices.list, 500));
  },
  play: async ({ canvas }) => {
    for (const message of [
      'Açık oturumlar yüklenirken bir hata oluştu.',
      'Ailenizdeki yetişkinler yüklenirken bir hata oluştu.',
      'Cihazlar yüklenirken bir hata oluştu.',
    ]) {
      await expect(await canvas.findByText(message)).toBeVisible();
    }
  },
};

export const English: Story = { globals: { ...DESKTOP, locale: 'en' } };

export const Dark: Story = { globals: { ...DESKTOP, theme: 'dark' } };
