import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { cardOf, says, tabsIn } from '../screens/support/homework.ts';
import { openTab } from '../screens/support/openTab.ts';
import { combOf, nextCard } from '../screens/support/tasks.ts';
import { arriveAt, goTo, journey, press } from './support/journey.ts';
import { Kovan } from './support/Kovan.tsx';

const ofElif = journey({ viewMode: 'child', selectedChild: 'elif' });

/** After school: what comes next, done one by one, until the comb is full; then homework; then a parent sees it. */
const meta = {
  title: 'Flows/A child’s afternoon',
  component: Kovan,
  parameters: { layout: 'fullscreen', kovan: ofElif },
} satisfies Meta<typeof Kovan>;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

const tick = async (canvas: Context['canvas'], name: string) =>
  userEvent.click((await nextCard(canvas, name)).getByRole('button', { name: `Tamamla: ${name}` }));

const begin = ({ canvas, step }: Context) =>
  step('the app opens at Elif’s own page, which begins with the day', async () => {
    await arriveAt(canvas, 'Merhaba Elif!');
    await expect(await combOf(canvas, 1, 3)).toBeVisible();
    await tick(canvas, 'Çiçekleri sula');
    await expect(await combOf(canvas, 2, 3)).toBeVisible();
  });

const finish = async (context: Context) => {
  const { canvas, step } = context;
  await begin(context);
  await step('the same day among the tasks', async () => {
    await goTo(canvas, 'Görevler');
    await expect(await canvas.findByRole('tab', { name: 'Günlük 1/2' })).toBeVisible();
    await tick(canvas, 'Odanı topla');
    await says(canvas, 'Tebrikler! Bugünkü tüm görevlerini tamamladın! 🎉');
    await expect(canvas.getByRole('tab', { name: 'Günlük 2/2' })).toBeVisible();
  });
  await step('the homework that is due first', async () => {
    await goTo(canvas, 'Ödevler');
    await arriveAt(canvas, 'Ödevlerim');
    const card = await cardOf(canvas, 'Kesirlerle toplama');
    await userEvent.click(card.getByRole('button', { name: 'Bitirdim!' }));
    await says(canvas, 'Ödev başarıyla tamamlandı! 🎉');
    await expect(await tabsIn(canvas)).toEqual(['Bekleyen 2', 'Gecikmiş 1', 'Tamamlanan 2']);
  });
  await step('home again, where the comb is full', async () => {
    await goTo(canvas, 'Ana sayfa');
    await arriveAt(canvas, 'Merhaba Elif!');
    await expect(await combOf(canvas, 3, 3)).toBeVisible();
  });
};

/** From coming home to nothing left to do. */
export const WholeAfternoon: Story = { play: finish };

/** How it begins in the hand of a child. */
export const OnThePhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } }, play: begin };

/** The tablet goes back to a parent, who finds what was done. */
export const GivenBack: Story = {
  play: async ({ canvas, step }) => {
    await step('Elif completes homework', async () => {
      await arriveAt(canvas, 'Merhaba Elif!');
      await goTo(canvas, 'Ödevler');
      await arriveAt(canvas, 'Ödevlerim');
      const card = await cardOf(canvas, 'Kesirlerle toplama');
      await userEvent.click(card.getByRole('button', { name: 'Bitirdim!' }));
      await says(canvas, 'Ödev başarıyla tamamlandı! 🎉');
    });
    await step('the family’s view, calm again', async () => {
      await press(canvas, 'Aile');
      await arriveAt(canvas, 'Aile panosu');
      await expect(document.documentElement).toHaveAttribute('data-mood', 'parent');
    });
    await step('the homework waits for its check', async () => {
      await goTo(canvas, 'Tüm ödevler');
      await waitFor(async () => expect((await tabsIn(canvas))[1]).toBe('Kontrol bekleyen 3'));
      await openTab(canvas, userEvent, 'Kontrol bekleyen 3');
      await cardOf(canvas, 'Kesirlerle toplama');
    });
    await step('and the tablet to the next child', async () => {
      await press(canvas, 'Can');
      await arriveAt(canvas, 'Merhaba Can!');
      await expect(document.documentElement).toHaveAttribute('data-mood', 'child');
    });
  },
};
