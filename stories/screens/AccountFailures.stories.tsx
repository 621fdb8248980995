import { calls } from '@kovan/api-client/contract';
import { failing } from '@kovan/api-client/mocks';
import { AccountScreen } from '@kovan/ui/features/account/AccountScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { atAccount, dialogIn, sectionOf } from './support/account.ts';
import { saysFailure } from './support/homework.ts';
import { write } from './support/write.ts';

/** What an adult asks for and does not come about: it is said, and nothing looks as if it had. */
const meta = {
  title: 'Screens/Account/Failures',
  component: AccountScreen,
  parameters: { ...atAccount() },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockImplementation(() => undefined);
    spyOn(window, 'confirm').mockReturnValue(true);
    msw.use(
      failing(calls.profile.rename, 500, { error: 'Bir hata oluştu.', code: 'INTERNAL' }),
      failing(calls.profile.endSession, 'network'),
      failing(calls.people.withdraw, 'network'),
      failing(calls.people.removeAdult, 409, { error: 'En az bir yetişkin kalmalı.', code: 'LAST_ADULT' }),
      failing(calls.devices.create, 'network'),
      failing(calls.devices.remove, 'network'),
      failing(calls.file.export, 'network'),
    );
  },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const NOT_DONE = 'Olmadı. Bağlantınızı kontrol edip yeniden deneyin.';

export const OnThePage: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const name = await sectionOf(canvas, 'Adınız');
    await step('[AC-05] a name that was not saved stays as it was typed, and can be saved again', async () => {
      await write(await name.findByDisplayValue('Ayşe'), 'Ayşe Nur');
      await userEvent.click(name.getByRole('button', { name: 'Kaydet' }));
      await expect(await name.findByRole('alert')).toHaveTextContent(/^Bir hata oluştu\.$/);
      await expect(name.getByDisplayValue('Ayşe Nur')).toBeVisible();
      await expect(name.getByRole('button', { name: 'Kaydet' })).not.toHaveAttribute('aria-disabled', 'true');
    });
    const sessions = await sectionOf(canvas, 'Açık oturumlar');
    await step('[AC-07] a session that could not be ended is still told as open', async () => {
      await userEvent.click(await sessions.findByRole('button', { name: 'Kapat: Safari, iPhone' }));
      await saysFailure(canvas, NOT_DONE);
      await expect(sessions.getByText('Safari, iPhone')).toBeVisible();
    });
    const people = await sectionOf(canvas, 'Ailedeki yetişkinler');
    await step('[PE-04] an invitation that could not be withdrawn is still told as open', async () => {
      await userEvent.click(await people.findByRole('button', { name: 'Geri çek' }));
      await saysFailure(canvas, 'Olmadı. Lütfen yeniden deneyin.');
      await expect(people.getByText('Bekleyen davet')).toBeVisible();
    });
    const devices = await sectionOf(canvas, 'Çocukların cihazları');
    await step('[DV-09] a device whose pairing could not be ended stays, and why is said', async () => {
      await userEvent.click(await devices.findByRole('button', { name: 'Mutfak tableti: eşleşmeyi kaldır' }));
      await saysFailure(canvas, 'Kaydedilemedi. Lütfen yeniden deneyin.');
      await expect(devices.getByText('Mutfak tableti')).toBeVisible();
    });
  },
};

export const Adult: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const people = await sectionOf(canvas, 'Ailedeki yetişkinler');
    await step('[PE-09] why somebody could not be removed is said in the window, which stays', async () => {
      await userEvent.click(await people.findByRole('button', { name: 'Çıkar: Mehmet' }));
      const dialog = await dialogIn(canvasElement);
      await userEvent.click(dialog.getByRole('button', { name: 'Aileden çıkar' }));
      await expect(await dialog.findByRole('alert')).toHaveTextContent(/^En az bir yetişkin kalmalı\.$/);
      await expect(dialog.getByRole('button', { name: 'Aileden çıkar' })).not.toHaveAttribute('aria-busy', 'true');
    });
  },
};

export const DownloadAndNewDevice: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const data = await sectionOf(canvas, 'Verilerim');
    await step('[EX-05] a file that could not be read is told, and can be asked for again', async () => {
      await userEvent.click(await data.findByRole('button', { name: 'İndir' }));
      await saysFailure(canvas, NOT_DONE);
      await expect(data.getByRole('button', { name: 'İndir' })).toBeEnabled();
    });
    const devices = await sectionOf(canvas, 'Çocukların cihazları');
    await step('[DV-01] a device that could not be added says so, and what was typed stays', async () => {
      const add = await devices.findByRole('button', { name: 'Cihaz ekle' });
      // Until the server is heard of again there is no connection.
      await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(add);
      const dialog = await dialogIn(canvasElement);
      await write(dialog.getByLabelText('Cihazın adı'), 'Mutfak tableti');
      await userEvent.click(dialog.getByRole('button', { name: 'Kodu göster' }));
      await expect(await dialog.findByRole('alert')).toHaveTextContent('Kaydedilemedi. Lütfen yeniden deneyin.');
      await expect(dialog.getByLabelText('Cihazın adı')).toHaveValue('Mutfak tableti');
    });
  },
};
