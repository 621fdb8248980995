import { MAX_INVITATIONS } from '@kovan/api-client/contract';
import { AccountScreen } from '@kovan/ui/features/account/AccountScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { atAccount, dialogIn, sectionOf, twoAdults } from './support/account.ts';
import { recordCalls, saysSuccess } from './support/homework.ts';

const meta = {
  title: 'Screens/Account/People',
  component: AccountScreen,
  parameters: atAccount(),
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const TITLE = 'Ailedeki yetişkinler';

export const InvitingAndLeaving: Story = {
  play: async ({ canvas, canvasElement, userEvent, step, msw }) => {
    const sent = recordCalls(msw);
    const people = await sectionOf(canvas, TITLE);
    await userEvent.click(await people.findByRole('button', { name: 'Yetişkin davet et' }));
    const dialog = await dialogIn(canvasElement);
    await step('[PE-02] [PE-03] the link, once: to copy, and as a QR code drawn here', async () => {
      await expect(dialog.getByRole('img', { name: 'Davet bağlantısının karekodu' })).toBeVisible();
      await expect(dialog.getByText(/^kovan\.example\/app\/join#/)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Kopyala' })).toBeVisible();
      await expect(dialog.getByText('Tek kişi için, 25 Kasım gününe kadar geçerli.')).toBeVisible();
      await expect(dialog.getByText('Bu pencere kapanınca bağlantı bir daha gösterilmez.')).toBeVisible();
    });
    await step('[PE-04] it can be withdrawn at once, which closes the window, and no other', async () => {
      await expect(people.getAllByText('Bekleyen davet')).toHaveLength(2);
      await userEvent.click(dialog.getByRole('button', { name: 'Daveti geri çek' }));
      await waitFor(() => expect(people.getAllByText('Bekleyen davet')).toHaveLength(1));
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
      await expect(sent.map(({ call }) => call)).not.toContain('DELETE /api/family/invitations/open');
    });
    await userEvent.click(await people.findByRole('button', { name: 'Aileden ayrıl' }));
    const last = await dialogIn(canvasElement);
    await step('[PE-10] leaving asks first, and names what comes of it', async () => {
      await expect(last.getByText(/artık göremezsiniz\. Kalanlar için hiçbir şey değişmez/)).toBeVisible();
      await expect(last.getByText(/kendinize ait boş bir kovanınız olur/)).toBeVisible();
    });
    await step('[PE-09] then nobody is signed in here any more', async () => {
      await userEvent.click(last.getByRole('button', { name: 'Aileden ayrıl' }));
      await expect(await canvas.findByTestId('address')).toHaveTextContent('/app/login');
    });
  },
};

export const InvitingOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: atAccount({ route: '/app/account#people' }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yetişkin davet et' }));
    await dialogIn(canvasElement);
  },
};

const [open] = twoAdults.invitations ?? [];

export const TooManyInvitations: Story = {
  parameters: atAccount({
    family: {
      ...twoAdults,
      invitations: Array.from({ length: MAX_INVITATIONS }, (_, index) => ({ ...open!, id: `open-${index}` })),
    },
  }),
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('[PE-02] a sixth is refused, and why is said', async () => {
      const people = await sectionOf(canvas, TITLE);
      await userEvent.click(await people.findByRole('button', { name: 'Yetişkin davet et' }));
      await expect(await within(document.body).findByText(/Aynı anda en fazla 5 davet açık olabilir/)).toBeVisible();
    });
  },
};

export const Removing: Story = {
  play: async ({ canvas, canvasElement, userEvent, step, msw }) => {
    const sent = recordCalls(msw);
    const people = await sectionOf(canvas, TITLE);
    await step('[PE-04] an open invitation is withdrawn', async () => {
      await userEvent.click(await people.findByRole('button', { name: 'Geri çek' }));
      await waitFor(() => expect(people.queryByText('Bekleyen davet')).toBeNull());
    });
    await saysSuccess(canvas, 'Davet geri çekildi.');
    await userEvent.click(await people.findByRole('button', { name: 'Çıkar: Mehmet' }));
    const dialog = await dialogIn(canvasElement);
    await step('[PE-10] asks first, and names what comes of it', async () => {
      await expect(dialog.getByRole('heading', { name: 'Mehmet aileden çıkarılsın mı?' })).toBeVisible();
      await expect(dialog.getByText(/açık olduğu her yerde oturumu hemen kapanır/)).toBeVisible();
      await expect(dialog.getByText(/Yazdıkları sizde kalır/)).toBeVisible();
      await expect(sent.map(({ call }) => call)).not.toContain('DELETE /api/family/adults/mehmet');
    });
    await step('[PE-09] then removes', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Aileden çıkar' }));
      await waitFor(() => expect(people.queryByText('Mehmet Yıldız')).toBeNull());
    });
    await saysSuccess(canvas, 'Mehmet aileden çıkarıldı.');
  },
};
