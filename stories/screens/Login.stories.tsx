import { IdentityError } from '@kovan/machines/auth';
import { LoginScreen } from '@kovan/ui/features/login/LoginScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { asVisitor, login, typeAccount } from './support/login.ts';
import { openTab } from './support/openTab.ts';

const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  parameters: { ...asVisitor() },
} satisfies Meta<typeof LoginScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  play: async ({ canvas, step }) => {
    await step('[L-01] offers sign-in and sign-up, sign-in first', async () => {
      await expect(await canvas.findByRole('tab', { name: 'Giriş yap' })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tab', { name: 'Kayıt ol' })).toHaveAttribute('aria-selected', 'false');
    });
    await step('[L-02] [L-04] asks for email and password, and for nothing else', async () => {
      await expect(canvas.getByLabelText('E-posta')).toHaveAttribute('name', 'email');
      await expect(canvas.getByLabelText('Şifre')).toHaveAttribute('name', 'password');
      await expect(login.fieldNames(canvas)).toEqual(['email', 'password']);
    });
    await step('[V-03] the email field is of email type', async () => {
      await expect(canvas.getByLabelText('E-posta')).toHaveAttribute('type', 'email');
    });
    await step('[L-05] [L-06] shows the Google button and the product title', async () => {
      await expect(canvas.getByRole('button', { name: 'Google ile devam et' })).toBeEnabled();
      await expect(within(canvas.getByRole('banner')).getByText('Kovan')).toBeVisible();
    });
    await step(
      '[H-01] [H-02] the header of visitors has the login link as its only link, and the languages',
      async () => {
        const header = within(canvas.getByRole('banner'));
        await expect(header.getAllByRole('link')).toHaveLength(1);
        await expect(header.getByRole('link', { name: 'Giriş yap' })).toHaveAttribute('href', '/app/login');
        await expect(header.getAllByRole('button').map((button) => button.textContent)).toEqual(['TR', 'EN']);
      },
    );
    await step('[AC-08] what is kept of anybody can be read before signing in', async () => {
      await expect(canvas.getByRole('link', { name: 'Gizlilik' })).toHaveAttribute('href', '/privacy');
    });
  },
};

export const SignUp: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(await canvas.findByLabelText('E-posta'), 'ayse@example.com');
    await step('[L-01] [L-03] [L-04] the other tab adds first and last name and keeps what was typed', async () => {
      await openTab(canvas, userEvent, 'Kayıt ol');
      await expect(login.fieldNames(canvas)).toEqual(['firstName', 'lastName', 'email', 'password']);
      await expect(canvas.getByLabelText('E-posta')).toHaveValue('ayse@example.com');
    });
    await step('[L-01] and back', async () => {
      await openTab(canvas, userEvent, 'Giriş yap');
      await expect(login.fieldNames(canvas)).toEqual(['email', 'password']);
      await openTab(canvas, userEvent, 'Kayıt ol');
    });
  },
};

const untouched = fn(() => Promise.reject(new IdentityError('auth/internal-error')));

export const MissingFields: Story = {
  parameters: asVisitor({ identity: { signIn: untouched, signUp: untouched } }),
  play: async ({ canvas, userEvent, step }) => {
    untouched.mockClear();
    await step('[V-01] [V-02] sign-in asks nobody without email and password', async () => {
      await userEvent.click(await login.submit(canvas, 'Giriş yap'));
      await expect(canvas.getByLabelText('E-posta')).toHaveAccessibleDescription('E-posta adresinizi yazın.');
      await expect(canvas.getByLabelText('Şifre')).toHaveAccessibleDescription('Şifrenizi yazın.');
      await waitFor(() => expect(canvas.getByLabelText('E-posta')).toHaveFocus());
    });
    await step('[V-03] nor for an address that is none', async () => {
      await userEvent.type(canvas.getByLabelText('E-posta'), 'ayse');
      await userEvent.type(canvas.getByLabelText('Şifre'), 'bal-petek');
      await userEvent.click(canvas.getByRole('button', { name: 'Şifreyi göster' }));
      await expect(canvas.getByLabelText('Şifre')).toHaveAttribute('type', 'text');
      await userEvent.click(canvas.getByRole('button', { name: 'Şifreyi gizle' }));
      await expect(canvas.getByLabelText('Şifre')).toHaveAttribute('type', 'password');
      await userEvent.click(await login.submit(canvas, 'Giriş yap'));
      await expect(canvas.getByLabelText('E-posta')).toHaveAccessibleDescription('Bu bir e-posta adresine benzemiyor.');
      await expect(untouched).not.toHaveBeenCalled();
      await userEvent.clear(canvas.getByLabelText('E-posta'));
      await userEvent.clear(canvas.getByLabelText('Şifre'));
    });
    await step('[V-01] [V-02] [V-04] [V-05] sign-up asks nobody without any of the four', async () => {
      await openTab(canvas, userEvent, 'Kayıt ol');
      await userEvent.click(await login.submit(canvas, 'Kayıt ol'));
      await expect(canvas.getByLabelText('Adınız')).toHaveAccessibleDescription('Adınızı yazın.');
      await expect(canvas.getByLabelText('Soyadınız')).toHaveAccessibleDescription('Soyadınızı yazın.');
      await expect(canvas.getByLabelText('E-posta')).toBeInvalid();
      await expect(canvas.getByLabelText('Şifre')).toBeInvalid();
      await expect(untouched).not.toHaveBeenCalled();
    });
  },
};

const exchanged = fn();

export const SignsIn: Story = {
  beforeEach: ({ msw }) => {
    exchanged.mockClear();
    msw.use(
      http.post('*/api/auth/firebase', async ({ request }) => {
        exchanged(await request.clone().json());
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await typeAccount(canvas, userEvent, { email: 'ayse@example.com', password: 'bal-petek' });
    await step('[L-07] [L-12] [R-17] signing in leads to /app', async () => {
      await userEvent.click(await login.submit(canvas, 'Giriş yap'));
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app$/);
    });
    await step('[L-11] [S-01] after the exchange of the ID token at the backend', async () => {
      await expect(exchanged).toHaveBeenCalledOnce();
      await expect(exchanged).toHaveBeenCalledWith({ id_token: 'id-token-of-ayse@example.com' });
    });
  },
};

export const SignsUp: Story = {
  ...SignsIn,
  parameters: asVisitor({ route: '/app/login?mode=sign-up' }),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(await canvas.findByLabelText('Adınız'), 'Ayşe Nur');
    await userEvent.type(canvas.getByLabelText('Soyadınız'), 'Yıldız');
    await typeAccount(canvas, userEvent, { email: 'nur@example.com', password: 'bal-petek' });
    await step('[L-08] [L-11] [L-12] signing up exchanges the ID token and leads to /app', async () => {
      await userEvent.click(await login.submit(canvas, 'Kayıt ol'));
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app$/);
      await expect(exchanged).toHaveBeenCalledOnce();
      await expect(exchanged).toHaveBeenCalledWith({ id_token: 'id-token-of-nur@example.com' });
    });
  },
};

const asked = fn(() => Promise.reject(new IdentityError('auth/internal-error')));

export const WithoutGoogle: Story = {
  parameters: asVisitor({
    settings: { identity: { kind: 'local', google: false } },
    identity: { signInWithGoogle: asked },
  }),
  play: async ({ canvas, userEvent, step }) => {
    asked.mockClear();
    const complaints = spyOn(console, 'error');
    await step('[L-05] the Google button is there; pressing it says that this server has no such sign-in', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Google ile devam et' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        /^Bu sunucuda Google ile giriş yok; e-posta adresinizi ve şifrenizi kullanın\.$/,
      );
      await expect(asked).not.toHaveBeenCalled();
      await expect(complaints).not.toHaveBeenCalled();
    });
    await step('[L-05] and stays as it is for whoever goes on by e-mail', async () => {
      await openTab(canvas, userEvent, 'Kayıt ol');
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Google ile devam et' })).toBeEnabled();
    });
  },
};

export const GoogleRefused: Story = {
  parameters: asVisitor({
    identity: { signInWithGoogle: () => Promise.reject(new IdentityError('auth/operation-not-allowed')) },
  }),
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('[L-05] a provider that refuses Google accounts is told in the same sentence', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Google ile devam et' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Bu sunucuda Google ile giriş yok/);
    });
  },
};

export const WithoutGoogleInEnglish: Story = {
  ...WithoutGoogle,
  globals: { locale: 'en', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This server has no Google sign-in/);
  },
};

export const English: Story = { globals: { locale: 'en' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
