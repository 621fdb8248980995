import { PairScreen } from '@kovan/ui/features/devices/PairScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, spyOn, waitFor, type within } from 'storybook/test';
import { FEATURES, twoAdults } from './support/account.ts';
import { recordCalls } from './support/homework.ts';

/** A family that waits for a device. */
const waiting = {
  ...twoAdults,
  devices: [
    {
      id: 'tablet',
      name: 'Mutfak tableti',
      childIds: ['elif', 'can'],
      createdAt: '2026-11-18T14:40:00.000Z',
      lastSeenOn: null,
      code: { text: '7K3M9QXA', expiresAt: Date.parse('2026-11-18T14:50:00.000Z') },
    },
  ],
};

const at = (kovan: object = {}) => ({
  layout: 'fullscreen',
  kovan: { route: '/app/pair', session: 'signedOut', settings: { features: FEATURES }, family: waiting, ...kovan },
});

const meta = {
  title: 'Screens/Pair',
  component: PairScreen,
  parameters: at(),
} satisfies Meta<typeof PairScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const connect = async (
  canvas: ReturnType<typeof within>,
  userEvent: { type: (element: Element, text: string) => Promise<void>; click: (element: Element) => Promise<void> },
  code: string,
) => {
  await userEvent.type(await canvas.findByLabelText('Kod'), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Bağla' }));
};

export const Empty: Story = {
  play: async ({ canvas, step }) => {
    await step('[DV-03] asks for a code, and shows nothing of any family', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Bu cihazı kovana bağla' })).toBeVisible();
      await expect(canvas.getByLabelText('Kod')).toHaveValue('');
      await expect(canvas.queryByText(/Elif|Yıldız|Mutfak/)).toBeNull();
    });
  },
};

export const Pairing: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('[DV-02] [DV-03] case and hyphen don’t matter; then the children’s pages open', async () => {
      await connect(canvas, userEvent, '7k3m 9qxa');
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/app/who'));
    });
  },
};

export const CodeOfTheAddress: Story = {
  parameters: at({ route: '/app/pair#7K3M-9QXA' }),
  play: async ({ canvas, userEvent, step }) => {
    await step('[DV-03] the code of the address stands in the field', async () => {
      await expect(await canvas.findByLabelText('Kod')).toHaveValue('7K3M-9QXA');
      await userEvent.click(canvas.getByRole('button', { name: 'Bağla' }));
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/app/who'));
    });
  },
};

export const GarbledAddress: Story = {
  parameters: at({ route: '/app/pair#7K3M%9QXA' }),
  play: async ({ canvas, step }) => {
    await step('[DV-03] a code that was read badly stands in the field, to be mended there', async () => {
      await expect(await canvas.findByLabelText('Kod')).toHaveValue('7K3M%9QXA');
    });
  },
};

export const WrongCode: Story = {
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('[DV-02] whichever way a code is not good, one sentence says so', async () => {
      await connect(canvas, userEvent, 'YANLIŞ');
      await waitFor(() =>
        expect(canvas.getByLabelText('Kod')).toHaveAccessibleDescription(
          /^Bu kod geçerli değil\. Süresi dolmuş olabilir/,
        ),
      );
    });
  },
};

export const TooManyTries: Story = {
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(
      http.post('*/api/devices/pair', () =>
        HttpResponse.json({ error: 'Çok fazla.', code: 'TOO_MANY_REQUESTS' }, { status: 429 }),
      ),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('[DV-03] too many wrong ones have to wait', async () => {
      await connect(canvas, userEvent, '7K3M-9QXA');
      await expect(await canvas.findByText('Çok fazla deneme oldu; biraz bekleyin.')).toBeVisible();
    });
  },
};

const signOut = fn(() => Promise.resolve());

export const AdultSignedIn: Story = {
  parameters: at({ session: 'signedIn', identity: { signOut } }),
  play: async ({ canvas, userEvent, step, msw }) => {
    const sent = recordCalls(msw);
    const confirm = spyOn(window, 'confirm').mockReturnValue(false);
    await step('[DV-07] who is signed in here is asked first', async () => {
      await connect(canvas, userEvent, '7K3M-9QXA');
      await expect(confirm).toHaveBeenCalledWith(expect.stringContaining('o oturum kapanır'));
      await expect(sent.map(({ call }) => call)).not.toContain('POST /api/devices/pair');
    });
    await step('[DV-07] then that session ends, and the provider is signed out of', async () => {
      confirm.mockReturnValue(true);
      await userEvent.click(canvas.getByRole('button', { name: 'Bağla' }));
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/app/who'));
      await expect(signOut).toHaveBeenCalled();
      await expect(sent.map(({ call }) => call)).toContain('POST /api/auth/sign-out');
    });
  },
};

export const Unpaired: Story = {
  parameters: at({ route: '/app/pair', session: 'device' }),
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(http.get('*/api/*', () => HttpResponse.json({ error: 'Yok.', code: 'UNAUTHENTICATED' }, { status: 401 })));
  },
  play: async ({ canvas, step }) => {
    await step('[DV-08] a device whose pairing was ended says so here', async () => {
      await expect(await canvas.findByText('Bu cihazın bağlantısı kesildi.')).toBeVisible();
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const English: Story = {
  globals: { locale: 'en', viewport: { value: 'desktop', isRotated: false } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
