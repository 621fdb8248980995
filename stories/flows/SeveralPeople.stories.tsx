import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { KovanParameters } from '../../.storybook/decorators/kovanParameters.ts';
import { dialogIn, FEATURES, sectionOf, twoAdults } from '../screens/support/account.ts';
import { fillAccount, login } from '../screens/support/login.ts';
import { nextCard } from '../screens/support/tasks.ts';
import { arriveAt, goTo, journey, press } from './support/journey.ts';
import { Kovan } from './support/Kovan.tsx';

const DESKTOP = { viewport: { value: 'desktop', isRotated: false } };

/** One browser of the family: what the others did with theirs has happened already. */
const browser = (kovan: KovanParameters = {}) => ({
  kovan: journey({ family: { ...twoAdults, pin: '2580' }, settings: { features: FEATURES }, ...kovan }),
});

/** Two adults, a tablet on the kitchen wall, a phone that is lent. */
const meta = {
  title: 'Flows/Several people',
  component: Kovan,
  parameters: { layout: 'fullscreen', ...browser() },
  globals: DESKTOP,
} satisfies Meta<typeof Kovan>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const openAccount = async ({ canvas }: Context, name = 'Ayşe') => {
  const header = within(await canvas.findByRole('banner'));
  await userEvent.click(await header.findByRole('link', { name: `Hesabım: ${name}` }));
  await arriveAt(canvas, 'Hesabım');
};

const FATHER = {
  id: 'mehmet',
  email: 'mehmet.yildiz@example.com',
  first_name: 'Mehmet',
  last_name: 'Yıldız',
  avatar: null,
  is_active: true,
  created_at: '2026-11-18T14:45:00.000Z',
};

/** The mother's side: a link for another adult, shown once. */
export const Inviting: Story = {
  parameters: browser({ family: { ...twoAdults, adults: [], invitations: [] } }),
  play: async (context) => {
    const { canvas, canvasElement, step } = context;
    await step('from her name to the people of her hive', async () => {
      await openAccount(context);
      const people = await sectionOf(canvas, 'Ailedeki yetişkinler');
      await userEvent.click(await people.findByRole('button', { name: 'Yetişkin davet et' }));
    });
    await step('the link, which she sends to whom she likes', async () => {
      const dialog = await dialogIn(canvasElement);
      await expect(dialog.getByText(/\/app\/join#/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Bitti' }));
    });
    await step('from now on it waits in her list', async () => {
      const people = await sectionOf(canvas, 'Ailedeki yetişkinler');
      await expect(await people.findByText('Bekleyen davet')).toBeVisible();
    });
  },
};

/** The father's side: he opens the link, signs in, and looks after the same children. */
export const TwoAdults: Story = {
  parameters: browser({ route: '/app/join#bal-petek', session: 'signedOut' }),
  beforeEach: ({ msw }) =>
    msw.use(http.post('*/api/family/join', () => HttpResponse.json({ user: FATHER, token: 'adult.joined' }))),
  play: async (context) => {
    const { canvas, step } = context;
    await step('the link says who invites him', async () => {
      await arriveAt(canvas, 'Ayşe sizi ailesine davet ediyor');
      await userEvent.click(canvas.getByRole('tab', { name: 'Giriş yap' }));
      await fillAccount(canvas, { email: FATHER.email, password: 'bal-petek' });
      await userEvent.click(await login.submit(canvas, 'Giriş yap ve katıl'));
    });
    await step('and he is in, with the children that she added', async () => {
      await arriveAt(canvas, 'Aile panosu');
      await expect(await canvas.findByRole('radio', { name: /^Defne/ })).toBeEnabled();
    });
    await step('his name stands in the header, both in the list', async () => {
      await openAccount(context, 'Mehmet');
      const people = await sectionOf(canvas, 'Ailedeki yetişkinler');
      await expect(await people.findByText('Ayşe Yıldız')).toBeVisible();
      await expect(people.getByText('Mehmet Yıldız')).toBeVisible();
    });
  },
};

const [tablet] = twoAdults.devices ?? [];
const waiting = {
  ...tablet!,
  lastSeenOn: null,
  code: { text: '7K3M9QXA', expiresAt: Date.parse('2026-11-18T14:50Z') },
};

/** The tablet on the kitchen wall: paired once, then whoever comes says who they are. */
export const KitchenTablet: Story = {
  parameters: browser({
    route: '/app/pair',
    session: 'signedOut',
    family: { ...twoAdults, devices: [waiting] },
  }),
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('the code from a parent’s phone pairs it', async () => {
      await userEvent.type(await canvas.findByLabelText('Kod'), '7k3m-9qxa');
      await userEvent.click(canvas.getByRole('button', { name: 'Bağla' }));
      await arriveAt(canvas, 'Kim geldi?');
    });
    await step('Elif came, and does one of two tasks', async () => {
      await userEvent.click(await within(canvas.getByRole('main')).findByRole('button', { name: /^Elif.*2 görev$/ }));
      await arriveAt(canvas, 'Merhaba Elif!');
      await goTo(canvas, 'Görevler');
      // The home shows the same card until the screen of tasks is there.
      await canvas.findByRole('tab', { name: 'Günlük 0/2' });
      // With the homework the whole day is there, and nothing is drawn anew under the finger.
      await canvas.findByText('Yarın 1 ödev var:');
      const card = await nextCard(canvas, 'Çiçekleri sula');
      await userEvent.click(card.getByRole('button', { name: 'Tamamla: Çiçekleri sula' }));
      await expect(await canvas.findByRole('tab', { name: 'Günlük 1/2' })).toBeVisible();
    });
    await step('then Can, by the switch; nothing of an adult’s is there', async () => {
      await press(canvas, 'Can');
      await arriveAt(canvas, /Can/);
      const header = within(canvas.getByRole('banner'));
      for (const name of ['Aile', 'Çıkış yap', 'Çocuğa ver']) {
        await expect(header.queryByRole('button', { name })).toBeNull();
      }
    });
  },
};

/** A phone in the queue at the shop: handed to Elif, taken back by the PIN. */
export const LendingAPhone: Story = {
  parameters: browser({ viewMode: 'child', selectedChild: 'elif' }),
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('locked for Elif alone', async () => {
      await arriveAt(canvas, 'Merhaba Elif!');
      await press(canvas, 'Çocuğa ver');
      const dialog = await dialogIn(canvasElement);
      await userEvent.click(dialog.getByRole('button', { name: 'Kilitle' }));
      await within(await canvas.findByRole('banner')).findByRole('button', { name: 'Kilidi aç' });
      await arriveAt(canvas, 'Merhaba Elif!');
    });
    await step('she does her homework, and nothing else is there', async () => {
      await goTo(canvas, 'Ödevler');
      await arriveAt(canvas, 'Ödevlerim');
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Can' })).toBeNull());
    });
    await step('a guessed PIN opens nothing', async () => {
      await press(canvas, 'Kilidi aç');
      await arriveAt(canvas, 'Kilidi aç');
      await userEvent.keyboard('1234{Enter}');
      await expect(await canvas.findByText('PIN yanlış, 4 deneme kaldı.')).toBeVisible();
    });
    await step('the right one gives the phone back to its owner', async () => {
      await userEvent.keyboard('2580{Enter}');
      await arriveAt(canvas, 'Aile panosu');
      await within(canvas.getByRole('banner')).findByRole('link', { name: 'Hesabım: Ayşe' });
    });
  },
};
