import { LandingScreen } from '@kovan/ui/features/landing/LandingScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { asFrontDoor } from './support/landing.ts';

const meta = {
  title: 'Screens/Landing/Animation',
  component: LandingScreen,
  tags: ['moving'],
  argTypes: { demoClock: { table: { disable: true } } },
  parameters: { ...asFrontDoor() },
} satisfies Meta<typeof LandingScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const PICTURE = /Bir arı, peteğin üzerinde uçuyor/;
const LONG = { timeout: 30_000 };

const asked = fn();

export const Playing: Story = {
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(http.get('*/rive.riv', () => void asked()));
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const picture = await canvas.findByRole('img', { name: PICTURE });
    const { width, height } = picture.getBoundingClientRect();
    await step('[LP-05] the animation of /rive.riv takes the still picture’s place', async () => {
      await expect(await canvas.findByRole('button', { name: 'Animasyonu durdur' }, LONG)).toBeVisible();
      await expect(canvasElement.querySelector('canvas')).toBeVisible();
      await expect(asked).toHaveBeenCalled();
    });
    await step('[LP-05] and moves by itself', async () => {
      // What stands still is drawn, too: an empty canvas first, then its one picture.
      const drawn = new Set<string | undefined>();
      await waitFor(() => {
        drawn.add(canvasElement.querySelector('canvas')?.toDataURL());
        return expect(drawn.size).toBeGreaterThan(5);
      }, LONG);
    });
    await step('and moves nothing else', async () => {
      const after = picture.getBoundingClientRect();
      await expect([after.width, after.height]).toEqual([width, height]);
    });
    await step('it can be stopped, and goes on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Animasyonu durdur' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Animasyonu oynat' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Animasyonu durdur' })).toHaveFocus());
    });
  },
};

export const MotionUnwanted: Story = {
  beforeEach: () => {
    const match = window.matchMedia.bind(window);
    const spy = spyOn(window, 'matchMedia').mockImplementation((query) =>
      match(query.includes('prefers-reduced-motion') ? 'all' : query),
    );
    return () => spy.mockRestore();
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('the picture stands still, and no animation is loaded', async () => {
      await expect(await canvas.findByRole('img', { name: PICTURE })).toBeVisible();
      // What is loaded when idle is there once the demo answers to a touch.
      await userEvent.click(canvas.getByRole('button', { name: 'Türkçe hikâye yazma' }));
      await expect(canvasElement.querySelector('canvas')).toBeNull();
      await expect(canvas.queryByRole('button', { name: 'Animasyonu durdur' })).toBeNull();
    });
  },
};

const failingWith = (answer: () => Response): Story => ({
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/rive.riv', answer));
    const log = spyOn(console, 'error').mockImplementation(() => {});
    return () => log.mockRestore();
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('[X-46] the message is logged, and the still picture stays', async () => {
      await waitFor(
        () => expect(console.error).toHaveBeenCalledWith('Problem loading file; may be corrupt!', expect.any(String)),
        LONG,
      );
      await expect(canvas.getByRole('img', { name: PICTURE })).toBeVisible();
      await expect(getComputedStyle(canvas.getByRole('img', { name: PICTURE })).opacity).toBe('1');
      await expect(canvasElement.querySelector('canvas')).toBeNull();
      await expect(canvas.queryByText(/corrupt/)).toBeNull();
    });
  },
});

export const FileMissing = failingWith(() => new HttpResponse(null, { status: 404 }));

export const FileCorrupt = failingWith(() => new HttpResponse('<!doctype html>', { status: 200 }));
