import { calls } from '@kovan/api-client/contract';
import { failing } from '@kovan/api-client/mocks';
import { UnlockScreen } from '@kovan/ui/features/devices/UnlockScreen';
import { WhoIsItScreen } from '@kovan/ui/features/devices/WhoIsItScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { dialogIn, FEATURES, twoAdults } from './support/account.ts';
import { recordCalls } from './support/homework.ts';

const at = (kovan: object = {}) => ({
  layout: 'fullscreen',
  kovan: { session: 'device', settings: { features: FEATURES }, family: { ...twoAdults, pin: '1234' }, ...kovan },
});

/** A child's paired device, and an adult's browser that was handed over. */
const meta = {
  title: 'Screens/Children’s browser',
  component: WhoIsItScreen,
  parameters: at({ route: '/app/who' }),
} satisfies Meta<typeof WhoIsItScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const JustOpened: Story = {
  parameters: at({ route: '/app/elif/tasks' }),
  render: () => <h1>Görevler</h1>,
  play: async ({ canvas, step }) => {
    await step('[DV-06] a device that was just opened asks first, wherever it was opened', async () => {
      await expect(await canvas.findByTestId('address')).toHaveTextContent('/app/who');
    });
  },
};

export const SeveralChildren: Story = {
  parameters: at({ route: '/app/who' }),
  play: async ({ canvas, userEvent, step }) => {
    await step('[DV-06] a device of several children asks who is there, by big pictures', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Kim geldi?' })).toBeVisible();
      const main = within(canvas.getByRole('main'));
      const names = main.getAllByRole('button').map(({ textContent }) => textContent?.replace(/^\W+|,.*$/gu, ''));
      await expect(names).toEqual(['Elif', 'Can', 'Defne']);
    });
    await step('[DV-06] with what waits for each of them today', async () => {
      await expect(await canvas.findByRole('button', { name: /^Elif.*2 görev$/ })).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^Can.*1 görev$/ })).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^Defne.*Görev yok$/ })).toBeVisible();
    });
    await step('[DV-06] no family view, no account, no sign-out', async () => {
      const header = within(canvas.getByRole('banner'));
      await expect(header.queryByRole('button', { name: 'Aile' })).toBeNull();
      await expect(header.queryByRole('button', { name: 'Çıkış yap' })).toBeNull();
      await expect(header.queryByText('Ayşe')).toBeNull();
      await expect(header.queryByRole('button', { name: 'Çocuğa ver' })).toBeNull();
    });
    await step('[DV-06] the chosen child’s page opens', async () => {
      await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: /Can/ }));
      await expect(await canvas.findByTestId('address')).toHaveTextContent('/app/can');
    });
  },
};

export const AdultsAddress: Story = {
  parameters: at({ route: '/app/account', family: { ...twoAdults, children: twoAdults.children?.slice(0, 1) } }),
  render: () => <h1>Hesabım</h1>,
  play: async ({ canvas, step, msw }) => {
    const sent = recordCalls(msw);
    await step('[DV-06] an adult’s address leads to the child’s home', async () => {
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/app'));
      await expect(canvas.queryByRole('heading', { name: 'Hesabım' })).toBeNull();
    });
    await step('[DV-05] and nothing of an adult’s is asked for', async () => {
      const calls = sent.map(({ call }) => call);
      for (const adults of ['GET /api/users/onboarding-status', 'GET /api/family', 'GET /api/sessions']) {
        await expect(calls).not.toContain(adults);
      }
    });
  },
};

export const Lent: Story = {
  parameters: at({ route: '/app/elif', session: 'lent', viewMode: 'child', selectedChild: 'elif' }),
  render: () => <h1>Elif</h1>,
  play: async ({ canvas, userEvent, step }) => {
    const header = within(await canvas.findByRole('banner'));
    await step('[DV-10] a lent browser has nothing of its adult but the lock', async () => {
      await expect(await header.findByRole('button', { name: 'Kilidi aç' })).toBeVisible();
      await expect(header.queryByText('Ayşe')).toBeNull();
      await expect(header.queryByRole('button', { name: 'Çıkış yap' })).toBeNull();
      await expect(header.queryByRole('button', { name: 'Aile' })).toBeNull();
    });
    await step('[DV-11] which leads to the PIN', async () => {
      await userEvent.click(header.getByRole('button', { name: 'Kilidi aç' }));
      await expect(await canvas.findByTestId('address')).toHaveTextContent('/app/unlock');
    });
  },
};

/** Whether the page's content has the focus, so that keyboard and screen reader go on there. */
const hasFocus = (canvas: Canvas) => waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());

const atUnlock = at({ route: '/app/unlock', session: 'lent', viewMode: 'child', selectedChild: 'elif' });

export const Unlocking: Story = {
  parameters: atUnlock,
  render: () => <UnlockScreen />,
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Kilidi aç' });
    await step('[DV-11] a wrong PIN is said, and how many tries are left', async () => {
      for (const left of [4, 3]) {
        await userEvent.keyboard('9999{Enter}');
        await expect(await canvas.findByText(`PIN yanlış, ${left} deneme kaldı.`)).toBeVisible();
      }
    });
    await step('[DV-11] the right one gives a full session', async () => {
      await userEvent.keyboard('1234{Enter}');
      await expect(await canvas.findByTestId('address')).toHaveTextContent('/app');
      await expect(await within(canvas.getByRole('banner')).findByRole('button', { name: 'Çıkış yap' })).toBeVisible();
    });
    await step('[DV-11] and the focus is led on to the screen that comes', () => hasFocus(canvas));
  },
};

export const Locked: Story = {
  parameters: atUnlock,
  render: () => <UnlockScreen />,
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('*/api/devices/return', () =>
        HttpResponse.json({ error: 'Çok kez yanlış.', code: 'PIN_LOCKED' }, { status: 429 }),
      ),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Kilidi aç' });
    await step('[DV-11] after too many only signing in again leads out', async () => {
      await userEvent.keyboard('9999{Enter}');
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Biraz ara verelim' })).toBeVisible();
      await hasFocus(canvas);
      await userEvent.click(canvas.getByRole('button', { name: 'Yeniden giriş yap' }));
      await expect(await canvas.findByTestId('address')).toHaveTextContent('/app/login');
    });
    await step('[DV-11] and the focus is led on to the login', () => hasFocus(canvas));
  },
};

export const TooManyElsewhere: Story = {
  parameters: atUnlock,
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => <UnlockScreen />,
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('*/api/devices/return', () =>
        HttpResponse.json({ error: 'Çok fazla.', code: 'TOO_MANY_REQUESTS' }, { status: 429 }),
      ),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Kilidi aç' });
    await step('[DV-11] after too many in another browser it is said how long to wait, and the pad stays', async () => {
      await userEvent.keyboard('1234{Enter}');
      await expect(
        await canvas.findByText('PIN çok kez yanlış girildi. En geç 15 dakika sonra yeniden deneyebilirsiniz.'),
      ).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1, name: 'Kilidi aç' })).toBeVisible();
    });
  },
};

export const Forgotten: Story = {
  parameters: atUnlock,
  render: () => <UnlockScreen />,
  play: async ({ canvas, userEvent, step }) => {
    await step('[DV-11] without the PIN only signing in again leads out; the focus is led on to that', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'PIN’imi unuttum' }));
      await expect(await canvas.findByRole('button', { name: 'Yeniden giriş yap' })).toBeVisible();
      await hasFocus(canvas);
    });
  },
};

const ChildsPage = () => <h1>Elif</h1>;
const atChild = (kovan: object = {}) =>
  at({ route: '/app/elif', session: 'signedIn', viewMode: 'child', selectedChild: 'elif', ...kovan });

export const HandingOver: Story = {
  parameters: atChild(),
  render: ChildsPage,
  play: async ({ canvas, canvasElement, userEvent, step, msw }) => {
    const sent = recordCalls(msw);
    await userEvent.click(await canvas.findByRole('button', { name: 'Çocuğa ver' }));
    const dialog = await dialogIn(canvasElement);
    await step('for one child at least', async () => {
      const elif = await dialog.findByRole('checkbox', { name: 'Elif' });
      await userEvent.click(elif);
      await userEvent.click(dialog.getByRole('button', { name: 'Kilitle' }));
      await expect(dialog.getByText('En az bir çocuk seçin.')).toBeVisible();
      await userEvent.click(elif);
    });
    await step('[DV-10] for the child in view, and others that are ticked', async () => {
      await expect(dialog.getByRole('checkbox', { name: 'Elif' })).toBeChecked();
      await expect(dialog.getByRole('checkbox', { name: 'Can' })).not.toBeChecked();
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Can' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Kilitle' }));
    });
    await step('[DV-10] then the browser is a child’s', async () => {
      await expect(await canvas.findByRole('button', { name: 'Kilidi aç' })).toBeVisible();
      const lend = sent.find(({ call }) => call === 'POST /api/devices/lend');
      await expect(lend?.body).toEqual({ childIds: ['elif', 'can'] });
    });
    await step('[DV-10] whose header knows of no others any more', async () => {
      const header = within(canvas.getByRole('banner'));
      await waitFor(async () => {
        await expect(header.queryByRole('button', { name: 'Defne' })).toBeNull();
        await expect(header.getByRole('button', { name: 'Can' })).toBeVisible();
      });
    });
    await step('[DV-10] and the focus is led on to the screen that comes', () => hasFocus(canvas));
  },
};

export const HandingOverForTheFirstTime: Story = {
  parameters: atChild({ family: { ...twoAdults, pin: null } }),
  render: ChildsPage,
  play: async ({ canvas, canvasElement, userEvent, step, msw }) => {
    const sent = recordCalls(msw);
    await userEvent.click(await canvas.findByRole('button', { name: 'Çocuğa ver' }));
    const dialog = await dialogIn(canvasElement);
    await step('[DV-10] the first time a PIN is set', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Kilitle' }));
      await userEvent.type(await dialog.findByLabelText('PIN belirleyin'), '4711');
      await userEvent.click(dialog.getByRole('button', { name: 'Kilitle' }));
      await expect(await canvas.findByRole('button', { name: 'Kilidi aç' })).toBeVisible();
      const set = sent.find(({ call }) => call === 'PUT /api/users/me/pin');
      await expect(set?.body).toEqual({ pin: '4711' });
    });
  },
};

export const HandingOverFails: Story = {
  parameters: atChild(),
  render: ChildsPage,
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(failing(calls.devices.lend, 'network'));
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Çocuğa ver' }));
    const dialog = await dialogIn(canvasElement);
    await step('[DV-10] a browser that could not be locked says so, and is its adult’s as before', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Kilitle' }));
      await expect(await dialog.findByRole('alert')).toHaveTextContent('Kaydedilemedi. Lütfen yeniden deneyin.');
      await expect(canvas.queryByRole('button', { name: 'Kilidi aç', hidden: true })).toBeNull();
    });
  },
};
