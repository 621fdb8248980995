import { authCalls } from '@kovan/api-client/contract';
import { failing } from '@kovan/api-client/mocks';
import { LoginScreen } from '@kovan/ui/features/login/LoginScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { asVisitor, fillAccount, login } from './support/login.ts';
import { openTab } from './support/openTab.ts';

/** Who may sign up is a setting of the server: anybody, whoever was invited, or nobody new. */
const meta = {
  title: 'Screens/Login/Who may sign up',
  component: LoginScreen,
  parameters: { ...asVisitor({ route: '/app/login?mode=sign-up', settings: { signUp: 'closed' } }) },
} satisfies Meta<typeof LoginScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const INVITED = '/app/login#invite=abcdefghijklmnopqrstuv';
const NEEDED = 'Bu sunucuda yalnızca davet bağlantısıyla hesap açılabilir.';

const exchanged = fn();
const left = fn(() => Promise.resolve());
const confirmed = fn(() => Promise.resolve());

const NEWCOMER = { Adınız: 'Ayşe', Soyadınız: 'Yıldız', email: 'ayse@example.com', password: 'bal-petek' };

export const Closed: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('a sentence stands in place of the form', async () => {
      await expect(
        await canvas.findByText('Bu sunucuda yeni hesap açılamıyor. Hesabınız varsa giriş yapın.'),
      ).toBeVisible();
      await expect(login.fieldNames(canvas)).toEqual([]);
    });
    await step('signing in is as ever', async () => {
      await openTab(canvas, userEvent, 'Giriş yap');
      await expect(login.fieldNames(canvas)).toEqual(['email', 'password']);
    });
  },
};

export const ClosedInEnglish: Story = {
  globals: { locale: 'en', theme: 'dark', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This server does not accept new accounts\./)).toBeVisible();
  },
};

export const WithoutInvitation: Story = {
  parameters: asVisitor({ route: '/app/login?mode=sign-up', settings: { signUp: 'invited' } }),
  play: async ({ canvas, step }) => {
    await step('says that a link is needed', async () => {
      await expect(await canvas.findByText(new RegExp(`^${NEEDED}`))).toBeVisible();
      await expect(login.fieldNames(canvas)).toEqual([]);
    });
  },
};

export const WithInvitation: Story = {
  parameters: asVisitor({
    route: INVITED,
    settings: { signUp: 'invited' },
    identity: { sendConfirmation: confirmed },
  }),
  beforeEach: ({ msw }) => {
    exchanged.mockClear();
    confirmed.mockClear();
    msw.use(http.post('*/api/auth/firebase', async ({ request }) => exchanged(await request.clone().json())));
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('a link opens the form, and is kept over a look at the other tab', async () => {
      await expect(await canvas.findByLabelText('Adınız')).toBeVisible();
      await openTab(canvas, userEvent, 'Giriş yap');
      await openTab(canvas, userEvent, 'Kayıt ol');
    });
    await fillAccount(canvas, NEWCOMER);
    await userEvent.click(await login.submit(canvas, 'Kayıt ol'));
    await step('[L-08] the exchange has it, and the address is no longer in it', async () => {
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app$/);
      await expect(exchanged).toHaveBeenCalledOnce();
      await expect(exchanged).toHaveBeenCalledWith({
        id_token: 'id-token-of-ayse@example.com',
        invitation: 'abcdefghijklmnopqrstuv',
      });
    });
    await step('who was let in is mailed a link that confirms the address', async () => {
      await waitFor(() => expect(confirmed).toHaveBeenCalledOnce());
    });
  },
};

export const WithInvitationByGoogle: Story = {
  ...WithInvitation,
  play: async ({ canvas, userEvent, step }) => {
    await step('[L-09] [L-11] [L-12] a Google account leads to /app, after an exchange that has it, too', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Google ile devam et' }));
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app$/);
      await expect(exchanged).toHaveBeenCalledOnce();
      await expect(exchanged).toHaveBeenCalledWith(expect.objectContaining({ invitation: 'abcdefghijklmnopqrstuv' }));
    });
  },
};

export const InvitationUsed: Story = {
  parameters: asVisitor({
    route: INVITED,
    settings: { signUp: 'invited' },
    identity: { signOut: left, sendConfirmation: confirmed },
  }),
  beforeEach: ({ msw }) => {
    left.mockClear();
    confirmed.mockClear();
    spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(failing(authCalls.exchange, 409, { error: NEEDED, code: 'INVITATION_NEEDED' }));
  },
  play: async ({ canvas, userEvent, step }) => {
    await fillAccount(canvas, NEWCOMER);
    await userEvent.click(await login.submit(canvas, 'Kayıt ol'));
    await step('[X-08] says why, signed out at the provider, and nothing is mailed', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        /^Kayıt olurken bir hata oluştu\. Lütfen tekrar deneyin\. Yeni hesap için kullanılmamış/,
      );
      await expect(left).toHaveBeenCalledOnce();
      await expect(confirmed).not.toHaveBeenCalled();
    });
  },
};

export const ClosedForGoogle: Story = {
  parameters: asVisitor({
    route: '/app/login?mode=sign-up',
    settings: { signUp: 'closed' },
    identity: { signOut: left },
  }),
  beforeEach: ({ msw }) => {
    left.mockClear();
    spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(failing(authCalls.exchange, 409, { error: 'Kapalı.', code: 'SIGN_UP_CLOSED' }));
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Google ile devam et' }));
    await step('[X-08] [Q-13] Google follows the open tab: that signing up failed, and why', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        /^Kayıt olurken bir hata oluştu\. Lütfen tekrar deneyin\. Bu sunucuda yeni hesap açılamıyor\.$/,
      );
      await expect(left).toHaveBeenCalledOnce();
    });
  },
};
