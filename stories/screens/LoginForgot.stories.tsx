import { IdentityError } from '@kovan/machines/auth';
import { LoginScreen } from '@kovan/ui/features/login/LoginScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { asVisitor } from './support/login.ts';
import { write } from './support/write.ts';

const sent = fn<(email: string) => Promise<void>>();
const SENTENCE = 'Bu adrese kayıtlı bir hesap varsa, şifre yenileme bağlantısı gönderildi.';

const meta = {
  title: 'Screens/Login/Forgot',
  component: LoginScreen,
  parameters: { ...asVisitor({ identity: { sendPasswordReset: sent } }) },
  beforeEach: () => {
    sent.mockReset();
    sent.mockResolvedValue(undefined);
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const ask = async ({ canvas, userEvent }: Context, email = 'ayse@example.com') => {
  const field = await canvas.findByLabelText('E-posta');
  if (email) await write(field, email);
  await userEvent.click(canvas.getByRole('button', { name: 'Şifremi unuttum' }));
  await canvas.findByRole('heading', { level: 1, name: 'Şifrenizi yenileyelim' });
};

export const Asking: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('[AC-01] under the password of signing in; what was typed is filled in', async () => {
      await ask(context);
      await expect(canvas.getByRole('textbox', { name: 'E-posta' })).toHaveValue('ayse@example.com');
    });
    await step('[AC-01] [AC-02] the provider sends its mail', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bağlantı gönder' }));
      await expect(await canvas.findByText(SENTENCE)).toBeVisible();
      await expect(sent).toHaveBeenCalledTimes(1);
      await expect(sent).toHaveBeenCalledWith('ayse@example.com');
    });
    await step('and back to signing in', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Girişe dön' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Hoş geldiniz' })).toBeVisible();
    });
  },
};

export const NetworkFailure: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    sent.mockRejectedValue(new IdentityError('auth/network-request-failed'));
    await ask(context);
    await step('[AC-02] a failure of the network is one, to be tried again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bağlantı gönder' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Bağlantı gönderilemedi/);
    });
    await step('[AC-02] nobody learns whether there is an account', async () => {
      sent.mockRejectedValue(new IdentityError('auth/user-not-found'));
      await userEvent.click(canvas.getByRole('button', { name: 'Bağlantı gönder' }));
      await expect(await canvas.findByText(SENTENCE)).toBeVisible();
    });
  },
};

export const NoAddress: Story = {
  play: async (context) => {
    await ask(context, '');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Bağlantı gönder' }));
    await waitFor(() =>
      expect(context.canvas.getByRole('textbox', { name: 'E-posta' })).toHaveAccessibleDescription(
        'E-posta adresinizi yazın.',
      ),
    );
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const NotWhenSigningUp: Story = {
  parameters: asVisitor({ route: '/app/login?mode=sign-up' }),
  play: async ({ canvas, step }) => {
    await step('[AC-01] signing up has no such link', async () => {
      await canvas.findByLabelText('Adınız');
      await expect(canvas.queryByRole('button', { name: 'Şifremi unuttum' })).toBeNull();
    });
  },
};

export const English: Story = {
  globals: { locale: 'en', viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, userEvent, step }) => {
    await step('[AC-01] [AC-02] in English, too', async () => {
      await userEvent.type(await canvas.findByLabelText('Email'), 'ayse@example.com');
      await userEvent.click(canvas.getByRole('button', { name: 'Forgot password' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Send the link' }));
      await expect(
        await canvas.findByText('If there is an account for this address, a reset link is on its way.'),
      ).toBeVisible();
    });
  },
};
