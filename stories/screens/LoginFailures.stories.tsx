import { authCalls } from '@kovan/api-client/contract';
import { failing } from '@kovan/api-client/mocks';
import { IdentityError, type IdentityUser } from '@kovan/machines/auth';
import { LoginScreen } from '@kovan/ui/features/login/LoginScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, mocked, spyOn, waitFor } from 'storybook/test';
import { ayse } from '../../.storybook/decorators/fakeIdentity.ts';
import { asVisitor, fillAccount, login } from './support/login.ts';

const refusing = (code: string) => () => Promise.reject(new IdentityError(code));

const meta = {
  title: 'Screens/Login/Failures',
  component: LoginScreen,
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  parameters: { ...asVisitor() },
} satisfies Meta<typeof LoginScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const refused = fn(refusing('auth/invalid-credential'));

export const WrongPassword: Story = {
  parameters: asVisitor({ identity: { signIn: refused } }),
  play: async ({ canvas, userEvent, step }) => {
    refused.mockClear();
    await fillAccount(canvas, { email: 'ayse@example.com', password: ' yanlis-sifre ' });
    await userEvent.click(await login.submit(canvas, 'Giriş yap'));
    await step('[X-07] [X-02] says that signing in failed, with the cause', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Giriş yapılırken bir hata oluştu. Lütfen tekrar deneyin. E-posta ya da şifre yanlış.',
      );
    });
    await step('[L-07] the provider was asked with the password as it was typed, blanks and all', async () => {
      await expect(refused).toHaveBeenCalledWith('ayse@example.com', ' yanlis-sifre ');
    });
    await step('[X-01] [X-05] logs operation and code, and nothing that was typed', async () => {
      const logged = JSON.stringify(mocked(console.error).mock.calls);
      await expect(logged).toContain('auth/invalid-credential');
      await expect(logged).not.toMatch(/ayse|yanlis/);
    });
    await step('keeps what was typed', async () => {
      await expect(canvas.getByLabelText('E-posta')).toHaveValue('ayse@example.com');
      await expect(canvas.getByLabelText('Şifre')).toHaveValue(' yanlis-sifre ');
    });
  },
};

export const SessionEnded: Story = {
  parameters: asVisitor({ session: 'signedIn' }),
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/*', () => HttpResponse.json({ error: 'Yok.', code: 'UNAUTHENTICATED' }, { status: 401 })));
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('[X-47] who is led to the login by the end of the session is told so', async () => {
      await expect(
        await canvas.findByText('Oturumunuz sona erdi. Devam etmek için yeniden giriş yapın.'),
      ).toBeVisible();
    });
    await step('and not where one signs up', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Kayıt ol' }));
      await canvas.findByLabelText('Adınız');
      await expect(canvas.queryByText(/Oturumunuz sona erdi/)).toBeNull();
    });
  },
};

let endSignOut: () => void = () => undefined;
let isServerBusy = true;

export const StillSigningOut: Story = {
  parameters: asVisitor({
    identity: { signOut: () => new Promise((resolve) => (endSignOut = resolve)) },
  }),
  beforeEach: ({ msw }) => {
    isServerBusy = true;
    msw.use(
      http.post(`*${authCalls.exchange.path}`, () =>
        isServerBusy ? HttpResponse.json({ error: '', code: 'INTERNAL' }, { status: 503 }) : undefined,
      ),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await fillAccount(canvas, { email: 'ayse@example.com', password: 'bal-petek' });
    await userEvent.click(await login.submit(canvas, 'Giriş yap'));
    await canvas.findByRole('alert');
    await step('what still signs out behind it does not make the form look busy', async () => {
      await expect(await login.submit(canvas, 'Giriş yap')).not.toHaveAttribute('aria-busy');
      await expect(canvas.getByRole('button', { name: 'Google ile devam et' })).toBeEnabled();
    });
    await step('a sign-in waits for it, busy meanwhile', async () => {
      isServerBusy = false;
      await userEvent.click(await login.submit(canvas, 'Giriş yap'));
      await expect(await canvas.findByRole('button', { name: /yapılıyor/ })).toHaveAttribute('aria-busy', 'true');
      endSignOut();
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app$/);
    });
  },
};

let refuseKnown: () => void = () => undefined;
let known: IdentityUser | null = null;
const exchanged = fn();

export const WhileAnotherIsLookedAt: Story = {
  parameters: asVisitor({
    identity: {
      currentUser: () => known,
      signIn: () => Promise.resolve((known = ayse)),
      signOut: () => Promise.resolve(void (known = null)),
    },
  }),
  beforeEach: ({ msw }) => {
    known = ayse;
    exchanged.mockClear();
    const refused = new Promise<Response>((resolve) => {
      refuseKnown = () => resolve(HttpResponse.json({ error: '', code: 'LENT' }, { status: 409 }));
    });
    const hold = () => {
      exchanged();
      return refused;
    };
    msw.use(http.post(`*${authCalls.exchange.path}`, hold, { once: true }));
  },
  play: async ({ canvas, userEvent, step }) => {
    await fillAccount(canvas, { email: 'ayse@example.com', password: 'bal-petek' });
    await waitFor(() => expect(exchanged).toHaveBeenCalled());
    await step('[S-03] [L-07] whoever signs in meanwhile is signed in where that one is refused', async () => {
      await expect(await login.submit(canvas, 'Giriş yap')).not.toHaveAttribute('aria-busy');
      await userEvent.click(await login.submit(canvas, 'Giriş yap'));
      await expect(await login.submit(canvas, 'Giriş yapılıyor…')).toHaveAttribute('aria-busy', 'true');
      refuseKnown();
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app$/);
    });
  },
};

export const WeakPassword: Story = {
  parameters: asVisitor({
    route: '/app/login?mode=sign-up',
    identity: { signUp: refusing('auth/weak-password') },
  }),
  play: async ({ canvas, userEvent, step }) => {
    await fillAccount(canvas, {
      Adınız: 'Ayşe',
      Soyadınız: 'Yıldız',
      email: 'ayse@example.com',
      password: '12345',
    });
    await userEvent.click(await login.submit(canvas, 'Kayıt ol'));
    await step('[X-08] [V-06] the provider refuses a password that is short, or that everybody has', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Kayıt olurken bir hata oluştu. Lütfen tekrar deneyin. Şifre çok kısa ya da çok yaygın.',
      );
    });
  },
};

const left = fn(() => Promise.resolve());

export const ExchangeFails: Story = {
  parameters: asVisitor({ identity: { signOut: left } }),
  beforeEach: ({ msw }) => {
    left.mockClear();
    msw.use(failing(authCalls.exchange, 401, { error: 'Oturum açılamadı.', code: 'UNAUTHENTICATED' }));
  },
  play: async ({ canvas, userEvent, step }) => {
    await fillAccount(canvas, { email: 'ayse@example.com', password: 'bal-petek' });
    await userEvent.click(await login.submit(canvas, 'Giriş yap'));
    await step('[S-03] [X-03] [X-04] returns to signed out, logged, with the message of signing in', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Giriş yapılırken bir hata oluştu/);
      await expect(await login.submit(canvas, 'Giriş yap')).toBeEnabled();
      await expect(JSON.stringify(mocked(console.error).mock.calls)).toContain('auth.exchange failed');
      await expect(left).toHaveBeenCalledOnce();
    });
  },
};

export const InEnglish: Story = {
  globals: { locale: 'en' },
  parameters: asVisitor({ identity: { signInWithGoogle: refusing('auth/popup-blocked') } }),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }));
    await step('[X-02] [X-07] the same message in English; Google follows the open tab', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Something went wrong while signing in. Please try again. Your browser blocked the Google window.',
      );
    });
  },
};

const closed = fn(refusing('auth/popup-closed-by-user'));

export const GoogleWindowClosed: Story = {
  parameters: asVisitor({ identity: { signInWithGoogle: closed } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Google ile devam et' }));
    await expect(closed).toHaveBeenCalled();
    await expect(await login.submit(canvas, 'Giriş yap')).toBeEnabled();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Busy: Story = {
  parameters: asVisitor({ identity: { signIn: () => new Promise(() => undefined) } }),
  play: async ({ canvas, userEvent }) => {
    await fillAccount(canvas, { email: 'ayse@example.com', password: 'bal-petek' });
    await userEvent.click(await login.submit(canvas, 'Giriş yap'));
    await expect(await login.submit(canvas, 'Giriş yapılıyor…')).toHaveAttribute('aria-busy', 'true');
  },
};
