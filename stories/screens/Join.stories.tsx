import { JoinScreen } from '@kovan/ui/features/login/JoinScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { FEATURES, twoAdults } from './support/account.ts';
import { recordCalls } from './support/homework.ts';
import { fillAccount, login } from './support/login.ts';

const at = (kovan: object = {}) => ({
  layout: 'fullscreen',
  kovan: {
    route: '/app/join#bal-petek',
    session: 'signedOut',
    family: twoAdults,
    settings: { features: FEATURES },
    ...kovan,
  },
});

const meta = {
  title: 'Screens/Join',
  component: JoinScreen,
  parameters: at(),
} satisfies Meta<typeof JoinScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const USER = {
  id: 'mehmet',
  email: 'mehmet@example.com',
  first_name: 'Mehmet',
  last_name: 'Yıldız',
  avatar: null,
  is_active: true,
  created_at: '2026-09-07T08:12:00.000Z',
};

/** What joining is answered with. */
const joining = (answer: () => Response) => http.post('*/api/family/join', answer);
const joined = joining(() => HttpResponse.json({ user: USER, token: 'adult.joined' }));
const refused = (status: number, code: string) =>
  joining(() => HttpResponse.json({ error: 'Olmadı.', code }, { status }));

/** Of the own family nobody else. */
const alone = http.get('*/api/family', () => HttpResponse.json({ data: { adults: [], invitations: [] } }));

export const Visitor: Story = {
  beforeEach: ({ msw }) => msw.use(joined),
  play: async ({ canvas, userEvent, step, msw }) => {
    const sent = recordCalls(msw);
    await step('[PE-05] [PE-06] says who invites, and nothing else of the family', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Ayşe sizi ailesine davet ediyor' }),
      ).toBeVisible();
      await expect(canvas.queryByText(/Yıldız|Elif|Mehmet/)).toBeNull();
    });
    await step('[PE-06] offers signing in and up in place', async () => {
      await expect(canvas.getByRole('tab', { name: 'Kayıt ol' })).toHaveAttribute('aria-selected', 'true');
      await userEvent.click(canvas.getByRole('tab', { name: 'Giriş yap' }));
    });
    await step('[PE-06] and joins afterwards, with nothing to type again', async () => {
      await fillAccount(canvas, { email: 'mehmet@example.com', password: 'bal-petek' });
      await userEvent.click(await login.submit(canvas, 'Giriş yap ve katıl'));
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app$/);
      await expect(sent.find(({ call }) => call === 'POST /api/family/join')?.body).toEqual({ code: 'bal-petek' });
    });
    await step(
      '[PE-06] whether there is a child is asked of the family joined, not of the one left behind',
      async () => {
        const told = ['POST /api/family/join', 'GET /api/users/onboarding-status'];
        await waitFor(() => expect(sent.map(({ call }) => call).filter((call) => told.includes(call))).toEqual(told));
      },
    );
  },
};

export const WhereOnlyTheInvitedSignUp: Story = {
  parameters: at({ settings: { features: FEATURES, signUp: 'invited' } }),
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockImplementation(() => undefined);
    // The exchange has used the invitation up.
    msw.use(refused(404, 'NOT_FOUND'));
  },
  play: async ({ canvas, userEvent, step, msw }) => {
    const sent = recordCalls(msw);
    await step('[PE-06] the link of a family lets somebody new in, as an operator’s does', async () => {
      await fillAccount(canvas, {
        Adınız: 'Mehmet',
        Soyadınız: 'Yıldız',
        email: 'mehmet@example.com',
        password: 'bal-petek',
      });
      await userEvent.click(await login.submit(canvas, 'Kaydol ve katıl'));
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app$/);
      const exchange = sent.find(({ call }) => call === 'POST /api/auth/firebase');
      await expect(exchange?.body).toMatchObject({ invitation: 'bal-petek' });
    });
  },
};

export const SignedIn: Story = {
  parameters: at({ session: 'signedIn' }),
  beforeEach: ({ msw }) => msw.use(joined),
  play: async ({ canvas, userEvent, step, msw }) => {
    const sent = recordCalls(msw);
    await step('[PE-06] who is signed in presses once', async () => {
      const join = await canvas.findByRole('button', { name: 'Aileye katıl' });
      await expect(sent.map(({ call }) => call)).not.toContain('POST /api/family/join');
      await userEvent.click(join);
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app$/);
    });
  },
};

export const SomebodyElse: Story = {
  parameters: at({ session: 'signedIn' }),
  beforeEach: ({ msw }) => msw.use(joined),
  play: async ({ canvas, userEvent, step }) => {
    await step('[PE-06] or comes in as somebody else, by the same link', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Değiştir' }));
      await expect(await canvas.findByRole('tab', { name: 'Kayıt ol' })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ayşe sizi ailesine davet ediyor');
    });
    await step('[PE-06] who then joins by signing in, without one more press', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Giriş yap' }));
      await fillAccount(canvas, { email: 'mehmet@example.com', password: 'bal-petek' });
      await userEvent.click(await login.submit(canvas, 'Giriş yap ve katıl'));
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app$/);
    });
  },
};

export const NotEmpty: Story = {
  parameters: at({ session: 'signedIn' }),
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(refused(409, 'FAMILY_NOT_EMPTY'), alone);
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('[PE-07] an own family that is not empty: what can be done', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Aileye katıl' }));
      await expect(await canvas.findByRole('heading', { name: 'Kendi kovanınız boş değil' })).toBeVisible();
      await expect(canvas.getByText(/Kovanınızda 3 çocuk var/)).toBeVisible();
      await expect(canvas.getByText('Önce verilerinizi indirin')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Hesabıma git' })).toHaveAttribute('href', '/app/account');
    });
  },
};

export const AnotherAdult: Story = {
  parameters: at({ session: 'signedIn' }),
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(refused(409, 'FAMILY_NOT_EMPTY'));
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('[PE-07] with another adult in it, it can be left: nobody deletes the children of both', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Aileye katıl' }));
      await expect(await canvas.findByText('Önce ailenizden ayrılın')).toBeVisible();
      await expect(canvas.queryByText(/çocukları silin/)).toBeNull();
    });
  },
};

export const Gone: Story = {
  parameters: at({ route: '/app/join#another' }),
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, step }) => {
    await step('[PE-05] a link that is not good says so, and not why', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Bu davet artık geçerli değil' }),
      ).toBeVisible();
      const main = within(canvas.getByRole('main'));
      await expect(main.getByRole('link', { name: 'Giriş yap' })).toHaveAttribute('href', '/app/login');
    });
  },
};

export const WithoutACode: Story = {
  parameters: at({ route: '/app/join' }),
  play: async ({ canvas, step }) => {
    await step('[PE-06] loaded anew it asks for the link once more, which may well be good', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Davet bağlantısını yeniden açın' })).toBeVisible();
      await expect(canvas.queryByText(/artık geçerli değil/)).toBeNull();
    });
  },
};

export const Failed: Story = {
  parameters: at({ session: 'signedIn' }),
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(refused(500, 'INTERNAL'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aileye katıl' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Olmadı.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Aileye katıl' })).toBeEnabled());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const English: Story = { globals: { locale: 'en', viewport: { value: 'desktop', isRotated: false } } };

export const Dark: Story = { globals: { theme: 'dark' } };
