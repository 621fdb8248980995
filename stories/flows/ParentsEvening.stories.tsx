import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { figuresIn } from '../screens/support/dashboard.ts';
import { cardOf, dialogIn, says, tabsIn } from '../screens/support/homework.ts';
import { openTab } from '../screens/support/openTab.ts';
import { write } from '../screens/support/write.ts';
import { arriveAt, goTo, journey, press } from './support/journey.ts';
import { Kovan } from './support/Kovan.tsx';

type Canvas = ReturnType<typeof within>;

/** After supper: what has been done, what is to be checked, what comes tomorrow, and the week by mail. */
const meta = {
  title: 'Flows/A parent’s evening',
  component: Kovan,
  parameters: { layout: 'fullscreen', kovan: journey() },
} satisfies Meta<typeof Kovan>;

export default meta;
type Story = StoryObj<typeof meta>;

const SENTENCE = 'Yarına matematik kitabı sayfa 45-46, Ayşe öğretmen verdi';

const checkHomework = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Kontrol ettim: Ünite 3 kelimeleri' }));
  await says(canvas, 'Ödev kontrol edildi olarak işaretlendi.');
  await goTo(canvas, 'Tüm ödevler');
  await arriveAt(canvas, 'Tüm ödevler');
  await expect(await tabsIn(canvas)).toEqual(['Bekleyen 7', 'Kontrol bekleyen 1', 'Tamamlanan 2']);
};

const addHomework = async (canvas: Canvas, canvasElement: HTMLElement) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ödev ekle' }));
  const dialog = await dialogIn(canvasElement);
  await userEvent.click(dialog.getByRole('button', { name: /^Cümleyle anlatın/ }));
  await write(dialog.getByLabelText('Ödev cümlesi'), SENTENCE);
  await userEvent.click(dialog.getByRole('button', { name: 'Alanları doldur' }));
  await dialog.findByRole('group', { name: 'Bulunan alanlar' });
  await userEvent.click(dialog.getByRole('button', { name: 'Forma aktar' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Can' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ödevi ekle' }));
  await says(canvas, 'Ödev eklendi.');
  await openTab(canvas, userEvent, 'Bekleyen 8');
  const card = await cardOf(canvas, 'Matematik ödevi');
  await expect(card.getByText('Yarın')).toBeVisible();
};

const giveTask = async (canvas: Canvas) => {
  await goTo(canvas, 'Görevler');
  await arriveAt(canvas, 'Görevler');
  await userEvent.click(await canvas.findByRole('link', { name: 'Yeni görev' }));
  await arriveAt(canvas, 'Yeni görev');
  await userEvent.click(await canvas.findByRole('radio', { name: 'Defne' }));
  await write(await canvas.findByRole('textbox', { name: 'Görevin adı' }), 'Çiçekleri birlikte sula');
  await write(canvas.getByLabelText('Son tarih'), '2026-11-18');
  await userEvent.click(canvas.getByRole('button', { name: 'Oluştur' }));
  await says(canvas, 'Tek görev başarıyla oluşturuldu!');
  await arriveAt(canvas, 'Görevler');
  const row = await cardOf(canvas, 'Çiçekleri birlikte sula');
  await expect(row.getByText('Bekliyor')).toBeVisible();
};

/** The whole evening, on a desk. */
export const WholeEvening: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('the evening begins at the dashboard', async () => {
      await arriveAt(canvas, 'Aile panosu');
      await waitFor(async () =>
        expect(await figuresIn(canvas)).toMatchObject({ 'Bekleyen ödev': '7', 'Bekleyen görev': '10' }),
      );
      await expect(await canvas.findByText('18 Kasım Çarşamba · bugün 3 görev kaldı')).toBeVisible();
    });
    await step('Elif’s homework is checked', () => checkHomework(canvas));
    await step('Can’s homework for tomorrow is added from one sentence', () => addHomework(canvas, canvasElement));
    await step('Defne gets a task for today', () => giveTask(canvas));
    await step('the dashboard knows all of it, without a reload', async () => {
      await goTo(canvas, 'Ana sayfa');
      await arriveAt(canvas, 'Aile panosu');
      await waitFor(async () =>
        expect(await figuresIn(canvas)).toMatchObject({ 'Bekleyen ödev': '8', 'Bekleyen görev': '11' }),
      );
      await expect(await canvas.findByText('18 Kasım Çarşamba · bugün 4 görev kaldı')).toBeVisible();
      await expect(
        await canvas.findByRole('radio', { name: 'Defne, 1 işten 0 tanesi tamam: 1 görev kaldı' }),
      ).toBeEnabled();
    });
    await step('the week goes out by mail', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Haftalık rapor gönder' }));
      await says(canvas, 'Haftalık rapor başarıyla oluşturuldu ve gönderildi!');
    });
    await step('good night: signing out leads to the login screen', async () => {
      await press(canvas, 'Çıkış yap');
      await expect(await canvas.findByRole('tab', { name: 'Giriş yap' })).toBeVisible();
    });
  },
};

/** The short evening, from the sofa: a look at one child, and its homework checked. */
export const OnThePhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('one child chosen on the dashboard', async () => {
      await arriveAt(canvas, 'Aile panosu');
      await userEvent.click(await canvas.findByRole('radio', { name: /^Elif/ }));
      await waitFor(async () => expect(await figuresIn(canvas)).toMatchObject({ 'Bekleyen ödev': '4' }));
    });
    await step('the figure leads to what it counts, of that child alone', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Bekleyen ödev 4/ }));
      await arriveAt(canvas, 'Tüm ödevler');
      await expect(await canvas.findByRole('radio', { name: 'Elif' })).toBeChecked();
      await waitFor(async () => expect((await tabsIn(canvas))[0]).toBe('Bekleyen 4'));
    });
    await step('what Elif has finished is checked', async () => {
      await openTab(canvas, userEvent, /^Kontrol/);
      const card = await cardOf(canvas, 'Ünite 3 kelimeleri');
      await userEvent.click(card.getByRole('button', { name: /^Kontrol ettim/ }));
      await says(canvas, 'Ödev kontrol edildi olarak işaretlendi.');
    });
    await step('back by the menu', async () => {
      await goTo(canvas, 'Ana sayfa');
      await arriveAt(canvas, 'Aile panosu');
      await expect(canvas.queryByRole('navigation', { name: 'Ana menü' })).toBeNull();
    });
  },
};
