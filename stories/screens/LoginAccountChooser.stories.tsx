import { IdentityError } from '@kovan/machines/auth';
import { LoginScreen } from '@kovan/ui/features/login/LoginScreen';
import { createAccountChooser } from '@kovan/ui/features/login/accountChooser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ayse } from '../../.storybook/decorators/fakeIdentity.ts';
import { asVisitor } from './support/login.ts';

const accountChooser = createAccountChooser();

/** Where the identity provider is local, a dialog stands in for Google's window. */
const meta = {
  title: 'Screens/Login/Account chooser',
  component: LoginScreen,
  args: { accountChooser },
  beforeEach: () => accountChooser.answer(null),
  parameters: {
    ...asVisitor({
      identity: {
        signInWithGoogle: async () => {
          const account = await accountChooser.choose();
          if (account === null) throw new IdentityError('auth/popup-closed-by-user');
          return { ...ayse, email: account.email, displayName: account.name };
        },
      },
    }),
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Google ile devam et' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bir hesap seçin' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Google ile devam et' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Kapat' }));
    await expect(await canvas.findByRole('button', { name: 'Google ile devam et' })).toBeEnabled();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
