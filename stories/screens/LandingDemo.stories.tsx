import { homeworkCalls } from '@kovan/api-client/contract';
import { pending } from '@kovan/api-client/mocks';
import { LandingScreen } from '@kovan/ui/features/landing/LandingScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { asFrontDoor, demo, GENERATE, reading, stoppedClock } from './support/landing.ts';
import { write } from './support/write.ts';

const clock = stoppedClock();

const meta = {
  title: 'Screens/Landing/Demo',
  component: LandingScreen,
  argTypes: { demoClock: { table: { disable: true } } },
  args: { demoClock: clock },
  parameters: { ...asFrontDoor() },
} satisfies Meta<typeof LandingScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const called = fn();

export const Untouched: Story = {
  beforeEach: ({ msw }) => {
    called.mockClear();
    msw.use(http.post(GENERATE, () => void called()));
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('[D-01] [D-02] [D-03] a text input and a generate button, without signing in', async () => {
      await expect(await demo.box(canvas)).toHaveAttribute('name', 'freeText');
      await expect(demo.generate(canvas)).toBeEnabled();
      await expect(canvas.queryByRole('progressbar')).toBeNull();
    });
    await step('[D-14] nothing, and nothing but spaces, starts no generation', async () => {
      await userEvent.click(demo.generate(canvas));
      const box = await demo.box(canvas);
      await expect(box).toBeInvalid();
      await expect(box).toHaveAccessibleDescription(/Önce ödevi bir cümleyle anlatın\./);
      await expect(box).toHaveFocus();
      await userEvent.type(box, '   ');
      await userEvent.click(demo.generate(canvas));
      await expect(canvas.queryByRole('progressbar')).toBeNull();
      await expect(called).not.toHaveBeenCalled();
    });
    const examples = within(await canvas.findByRole('group', { name: 'Ya da bir örnekle başlayın' }));
    const texts = ['5. sınıf matematik ödevi', 'Türkçe hikâye yazma', 'Fen bilimleri deneyi'];
    await step('[D-09] [E-06] exactly three examples, in this order', async () => {
      const buttons = examples.getAllByRole('button');
      await expect(buttons).toHaveLength(3);
      for (const [index, text] of texts.entries()) await expect(buttons[index]).toHaveAccessibleName(text);
    });
    await step('[E-06] each puts its own text into the box', async () => {
      for (const text of texts) {
        await userEvent.click(examples.getByRole('button', { name: text }));
        await expect(await demo.box(canvas)).toHaveValue(text);
      }
    });
  },
};

export const Generating: Story = {
  beforeEach: ({ msw }) => {
    msw.use(pending(homeworkCalls.generateFields));
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(await demo.box(canvas), 'yarına matematik');
    await step('[D-03] [D-04] the button generates, and a bar shows', async () => {
      await userEvent.click(demo.generate(canvas));
      await expect(await demo.progress(canvas)).toBeVisible();
    });
    const progress = await demo.progress(canvas);
    await step('[D-15] [N-12] it climbs by 10 every 200 ms', async () => {
      await expect(progress).toHaveAttribute('aria-valuenow', '0');
      for (const percent of [10, 20, 30]) {
        clock.pass(199);
        await expect(progress).toHaveAttribute('aria-valuenow', String(percent - 10));
        clock.pass(1);
        await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', String(percent)));
      }
    });
    await step('[D-16] [N-12] no further than 90 before there is an answer', async () => {
      for (let turn = 0; turn < 12; turn += 1) clock.pass(200);
      await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '90'));
    });
    await step('the button is busy, and pressing it again does nothing', async () => {
      await expect(demo.generate(canvas)).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(demo.generate(canvas));
      await expect(progress).toHaveAttribute('aria-valuenow', '90');
    });
  },
};

let answer = () => {};

export const Finishing: Story = {
  parameters: asFrontDoor({ session: 'signedIn' }),
  beforeEach: ({ msw }) => {
    called.mockClear();
    const asked = new Promise<void>((resolve) => (answer = resolve));
    msw.use(
      http.post(GENERATE, async ({ request }) => {
        called(await request.clone().json(), request.headers.get('Authorization'));
        await asked;
        return undefined;
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await write(await demo.box(canvas), 'yarına matematik kitabı sayfa 45-46, Ayşe öğretmen');
    await step('[D-03] [D-04] it generates, also where the button was pressed before its code was there', async () => {
      await userEvent.click(demo.generate(canvas));
      const progress = await demo.progress(canvas);
      clock.pass(200);
      await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '10'));
    });
    const progress = await demo.progress(canvas);
    await step('[D-12] the sentence goes to the helper', async () => {
      await waitFor(() => expect(called).toHaveBeenCalledOnce());
      await expect(called.mock.lastCall?.[0]).toEqual({
        freeText: 'yarına matematik kitabı sayfa 45-46, Ayşe öğretmen',
      });
    });
    await step('[D-13] without a token, also where there is one', async () => {
      await expect(called.mock.lastCall?.[1]).toBeNull();
    });
    await step('[D-17] it jumps to 100 when the answer is there', async () => {
      answer();
      await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '100'));
    });
    await step('[D-18] [N-13] and loading ends 500 ms later', async () => {
      clock.pass(499);
      await expect(progress).toBeVisible();
      await expect(canvas.queryByRole('list', { name: 'Oluşturulan ödevler' })).toBeNull();
      clock.pass(1);
      await expect(await demo.items(canvas)).toBeVisible();
      await expect(canvas.queryByRole('progressbar', { name: 'Ödev hazırlanıyor' })).toBeNull();
    });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => {
    msw.use(reading({ subject: 'Matematik', title: 'Kesirler', page: '45-46' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '5. sınıf matematik ödevi' }));
    await userEvent.click(demo.generate(canvas));
    const progress = await demo.progress(canvas);
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '100'));
    clock.pass(500);
    await expect(await demo.items(canvas)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
