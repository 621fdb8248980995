import { LandingScreen } from '@kovan/ui/features/landing/LandingScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { asFrontDoor } from './support/landing.ts';

const meta = {
  title: 'Screens/Landing',
  component: LandingScreen,
  argTypes: { demoClock: { table: { disable: true } } },
  parameters: { ...asFrontDoor() },
} satisfies Meta<typeof LandingScreen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const section = (canvas: Canvas, name: string | RegExp) => within(canvas.getByRole('region', { name }));

export const Visitor: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('[LP-01] [LP-02] presents the product without signing in, for children aged 4-14', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Her biten iş, bir damla bal.');
      await expect(canvas.getByText('4-14 yaş çocuklar ve aileleri için')).toBeVisible();
    });
    await step('[LP-03] [LP-04] the header has a login link and a start link', async () => {
      const header = within(canvas.getByRole('banner'));
      await expect(header.getByRole('link', { name: 'Giriş yap' })).toHaveAttribute('href', '/app/login');
      await expect(header.getByRole('link', { name: 'Başla' })).toHaveAttribute('href', '/app');
    });
    await step('[LP-06] [LP-07] the hero has the buttons get started and login', async () => {
      const hero = section(canvas, 'Her biten iş, bir damla bal.');
      await expect(hero.getByRole('link', { name: 'Hemen başla' })).toHaveAttribute('href', '/app');
      await expect(hero.getByRole('link', { name: 'Giriş yap' })).toHaveAttribute('href', '/app/login');
    });
    await step('[LP-08] the demo is on the page', async () => {
      // What stands below the hero comes by itself, a moment later.
      const demo = within(
        await canvas.findByRole('region', { name: 'Öğretmenin cümlesini yapıştırın, gerisini Kovan yazsın' }),
      );
      await expect(demo.getByRole('textbox')).toBeVisible();
    });
    await step('[LP-09] exactly four features', async () => {
      const features = section(canvas, 'Evdeki düzen için ne gerekiyorsa');
      await expect(features.getAllByRole('article')).toHaveLength(4);
      await expect(features.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        'Ödev takibi',
        'Yapay zekâ ile ödev',
        'Birden çok çocuk',
        'Haftalık rapor',
      ]);
    });
    await step('[LP-10] exactly three steps', async () => {
      const steps = section(canvas, 'Nasıl çalışır?');
      await expect(steps.getAllByRole('listitem')).toHaveLength(3);
      await expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        'Çocuklarınızı ekleyin',
        'Ödev ve görevleri yazın',
        'Birlikte bitirin',
      ]);
    });
    await step('[LP-11] a call to action into the app', async () => {
      const block = section(canvas, 'Bugünün peteği sizi bekliyor');
      await expect(block.getByRole('link', { name: 'Hemen başla' })).toHaveAttribute('href', '/app');
    });
    await step('[LP-12] [LP-13] [LP-14] a footer with links and a copyright line', async () => {
      const footer = within(canvas.getByRole('contentinfo'));
      await expect(footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Uygulama', '/app'],
        ['Giriş yap', '/app/login'],
        ['Gizlilik', '/privacy'],
      ]);
      await expect(footer.getByText('© 2026 Kovan · MIT lisanslı açık kaynak')).toBeVisible();
    });
    await step('[AC-08] one of them to what is kept of anybody', async () => {
      const footer = within(canvas.getByRole('contentinfo'));
      await expect(footer.getByRole('link', { name: 'Gizlilik' })).toHaveAttribute('href', '/privacy');
    });
    await step('[LP-15] no prices and no plans', async () => {
      await expect(canvas.queryByText(/₺|TL\b|\blira|€|\$|fiyat|ücret|bedava|abone|paket|\bplan|premium/i)).toBeNull();
    });
    await step('one title of its own', async () => {
      await waitFor(() => expect(document.title).toBe('Ödevler ve görevler, ailece · Kovan'));
    });
    await step('[LP-16] the two language buttons turn the page over and back', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'EN English' }));
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Every job done is a drop of honey.'),
      );
      await waitFor(() => expect(document.title).toBe('Homework and chores, together · Kovan'));
      await userEvent.click(canvas.getByRole('button', { name: 'TR Türkçe' }));
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Her biten iş, bir damla bal.'),
      );
    });
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, step }) => {
    await step('[LP-02] says 4-14 in English, too', async () => {
      await expect(await canvas.findByText('For children aged 4-14 and their families')).toBeVisible();
    });
    await step('[LP-14] the copyright line in English, too', async () => {
      await expect(canvas.getByText('© 2026 Kovan · MIT-licensed open source')).toBeVisible();
    });
    await step('[LP-15] no prices and no plans', async () => {
      await expect(await canvas.findByRole('region', { name: 'Today’s comb is waiting for you' })).toBeVisible();
      await expect(canvas.queryByText(/₺|€|£|\$|\bpric|\bplans?\b|subscri|premium|\bfree\b/i)).toBeNull();
    });
    await step('[E-06] the three examples in English', async () => {
      const examples = within(await canvas.findByRole('group', { name: 'Or begin with an example' }));
      const texts = ['5th grade maths homework', 'Writing a Turkish story', 'Science experiment'];
      const buttons = examples.getAllByRole('button');
      await expect(buttons).toHaveLength(3);
      for (const [index, text] of texts.entries()) await expect(buttons[index]).toHaveAccessibleName(text);
    });
  },
};

export const SignedIn: Story = {
  parameters: asFrontDoor({ session: 'signedIn' }),
  play: async ({ canvas, userEvent, step }) => {
    await step('[R-34] the signed-in see it, too, and its links go on to the app', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Her biten iş, bir damla bal.');
      const header = within(await canvas.findByRole('banner'));
      await userEvent.click(header.getByRole('link', { name: 'Başla' }));
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app$/);
    });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('[LP-03] [LP-04] the header has the name, languages and both ways in, in one line', async () => {
      const header = await canvas.findByRole('banner');
      await expect(within(header).getByText('Kovan')).toBeVisible();
      for (const name of ['Giriş yap', 'Başla']) await expect(within(header).getByRole('link', { name })).toBeVisible();
      await expect(header.clientHeight).toBeLessThan(64);
    });
  },
};

export const Narrowest: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    await step('nothing is wider than the page', async () => {
      await canvas.findByRole('heading', { level: 1 });
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
