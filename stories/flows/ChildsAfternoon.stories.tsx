import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { cardOf, says, tabsIn } from '../screens/support/homework.ts';
import { openTab } from '../screens/support/openTab.ts';
import { nextCard } from '../screens/support/tasks.ts';
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

const finish: NonNullable<Story['play']> = async ({ canvas, step }) => {
  await step('the app opens at Elif’s own page', async () => {
    await arriveAt(canvas, 'Merhaba Elif!');
    await expect(await canvas.findByRole('img', { name: '2 görevden 0 tanesi tamam' })).toBeVisible();
  });
  await step('the day: one thing after the other', async () => {
    await userEvent.click(canvas.getByRole('link', { name: 'Güne git' }));
    await expect(await canvas.findByRole('tab', { name: 'Günlük 0/2' })).toBeVisible();
    for (const name of ['Çiçekleri sula', 'Odanı topla']) {
      await userEvent.click((await nextCard(canvas, name)).getByRole('button', { name: `Tamamla: ${name}` }));
    }
    await says(canvas, 'Tebrikler! Bugünkü tüm görevlerini tamamladın! 🎉');
    await expect(canvas.getByRole('tab', { name: 'Günlük 2/2' })).toBeVisible();
  });
  await step('the homework that is due first', async () => {
    await goTo(canvas, 'Ödevler');
    const card = await cardOf(canvas, 'Kesirlerle toplama');
    await userEvent.click(card.getByRole('button', { name: 'Tamamlandı olarak işaretle' }));
    await says(canvas, 'Ödev başarıyla tamamlandı! 🎉');
    await expect(await tabsIn(canvas)).toEqual(['Bekleyen 2', 'Gecikmiş 1', 'Tamamlanan 2']);
  });
  await step('home again, where the comb is full', async () => {
    await goTo(canvas, 'Ana sayfa');
    await arriveAt(canvas, 'Merhaba Elif!');
    await expect(await canvas.findByRole('img', { name: '2 görevden 2 tanesi tamam' })).toBeVisible();
    await expect(canvas.getByText('Bugünü bitirdi 🎉')).toBeVisible();
  });
};

/** From coming home to nothing left to do. */
export const WholeAfternoon: Story = { play: finish };

/** The same in the hand of a child. */
export const OnThePhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } }, play: finish };

/** The tablet goes back to a parent, who finds what was done. */
export const GivenBack: Story = {
  play: async ({ canvas, step }) => {
    await step('Elif completes homework', async () => {
      await arriveAt(canvas, 'Merhaba Elif!');
      await goTo(canvas, 'Ödevler');
      const card = await cardOf(canvas, 'Kesirlerle toplama');
      await userEvent.click(card.getByRole('button', { name: 'Tamamlandı olarak işaretle' }));
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
