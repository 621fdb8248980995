import { LandingScreen } from '@kovan/ui/features/landing/LandingScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { asFrontDoor, demo, GENERATE, reading, stoppedClock } from './support/landing.ts';
import { write } from './support/write.ts';

const clock = stoppedClock();

const meta = {
  title: 'Screens/Landing/Demo items',
  component: LandingScreen,
  argTypes: { demoClock: { table: { disable: true } } },
  args: { demoClock: clock },
  parameters: { ...asFrontDoor() },
} satisfies Meta<typeof LandingScreen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;
type User = { click(element: Element): Promise<void> };

const generated = async (canvas: Canvas, userEvent: User, text: string) => {
  await write(await demo.box(canvas), text);
  await userEvent.click(demo.generate(canvas));
  const progress = await demo.progress(canvas);
  await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '100'));
  clock.pass(500);
  return demo.items(canvas);
};

const startAnew = async (canvas: Canvas, userEvent: User) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Yeni demo başlat' }));
  await waitFor(() => expect(canvas.queryByRole('list', { name: 'Oluşturulan ödevler' })).toBeNull());
};

const WHOLE = {
  subject: 'FİZİK',
  title: 'Basit makineler',
  description: 'Soruları çözün.',
  teacher: 'Ayşe Öğretmen',
  book: 'Fizik kitabı',
  page: '45-46',
  dueDate: '2026-11-19',
};

export const OneItem: Story = {
  beforeEach: ({ msw }) => {
    msw.use(reading(WHOLE));
  },
  play: async ({ canvas, userEvent, step }) => {
    const items = within(await generated(canvas, userEvent, 'yarına fizik'));
    await step('[D-05] [D-24] [D-29] [D-30] [D-36] [D-37] [D-38] [E-36] shows everything that it holds', async () => {
      await expect(items.getAllByRole('listitem')).toHaveLength(1);
      await expect(items.getByRole('heading', { name: 'Basit makineler' })).toBeVisible();
      for (const text of ['Fizik', 'Orta', '30 dk', 'Soruları çözün.', 'Ayşe Öğretmen', 'Fizik kitabı', '45-46']) {
        await expect(items.getByText(text)).toBeVisible();
      }
      await expect(items.getByText('19 Kasım')).toBeVisible();
    });
    const tick = items.getByRole('button', { name: 'Basit makineler: tamamlandı' });
    await step('[D-06] [D-07] [D-08] a tick, a count, and the count’s own bar', async () => {
      await expect(tick).toHaveAttribute('aria-pressed', 'false');
      await expect(canvas.getByText('0/1 tamamlandı')).toBeVisible();
      await expect(canvas.getByRole('progressbar', { name: 'Tamamlanan ödevler' })).toHaveAttribute(
        'aria-valuenow',
        '0',
      );
    });
    await step('[D-10] [D-11] a new demo and the app are offered, with everything still to do', async () => {
      await expect(canvas.getByRole('button', { name: 'Yeni demo başlat' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Uygulamayı dene' })).toBeVisible();
    });
    await step('[D-19] [D-20] ticking the last one congratulates', async () => {
      await userEvent.click(tick);
      await expect(tick).toHaveAttribute('aria-pressed', 'true');
      await expect(canvas.getByText('1/1 tamamlandı')).toBeVisible();
      await waitFor(() => expect(canvas.getByText('Tebrikler! Tüm ödevler tamamlandı! 🎉')).toBeVisible());
    });
    await step('[D-37] [D-38] [E-36] what is done still shows its time and its day', async () => {
      for (const text of ['Orta', '30 dk', '19 Kasım']) await expect(items.getByText(text)).toBeVisible();
    });
    await step('[D-21] [N-11] for 3 s', async () => {
      clock.pass(2999);
      await expect(canvas.getByText('Tebrikler! Tüm ödevler tamamlandı! 🎉')).toBeVisible();
      clock.pass(1);
      await waitFor(() => expect(canvas.queryByText('Tebrikler! Tüm ödevler tamamlandı! 🎉')).toBeNull());
    });
    await step('[D-19] ticking again takes it back', async () => {
      await userEvent.click(tick);
      await expect(tick).toHaveAttribute('aria-pressed', 'false');
      await expect(canvas.getByText('0/1 tamamlandı')).toBeVisible();
    });
  },
};

const logged = fn();

export const DemoItems: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post(GENERATE, () => HttpResponse.error()));
    logged.mockClear();
    const log = spyOn(console, 'error').mockImplementation(logged);
    return () => log.mockRestore();
  },
  play: async ({ canvas, msw, userEvent, step }) => {
    await step('[D-17] [D-31] [D-33] [D-34] [D-35] [X-45] of a failed call two demo items stand in', async () => {
      const items = within(await generated(canvas, userEvent, 'yarına matematik')).getAllByRole('listitem');
      await expect(items).toHaveLength(2);
      await expect(within(items[0] as HTMLElement).getByRole('heading')).toHaveTextContent('API Bağlantı Hatası');
      await expect(items[0]).toHaveTextContent('Gerçek API şu anda kullanılamıyor; demo verisi gösteriliyor.');
      await expect(within(items[1] as HTMLElement).getByRole('heading')).toHaveTextContent('Örnek Ödev');
    });
    await startAnew(canvas, userEvent);
    msw.use(http.post(GENERATE, () => HttpResponse.json({ success: true, data: { title: 12 } })));
    const items = await generated(canvas, userEvent, 'gizli cümle');
    await step('[D-05] [D-32] [X-45] an invalid answer is a failed call: the two demo items', async () => {
      await expect(within(items).getAllByRole('listitem')).toHaveLength(2);
      await expect(within(items).getByRole('heading', { name: 'API Bağlantı Hatası' })).toBeVisible();
    });
    await step('[D-32] said in the console only, of this one failure alone, and without what was typed', async () => {
      await expect(logged.mock.calls.filter(([said]) => said === 'API yanıtı geçersiz')).toHaveLength(1);
      await expect(canvas.queryByText(/API yanıtı geçersiz/)).toBeNull();
      await expect(JSON.stringify(logged.mock.calls)).not.toContain('gizli');
    });
    await step('[D-06] [D-07] [D-08] each has its tick, which count and bar follow', async () => {
      const ticks = within(items).getAllByRole('button', { name: /: tamamlandı$/ });
      await expect(ticks).toHaveLength(2);
      await userEvent.click(ticks[0] as HTMLElement);
      await expect(canvas.getByText('1/2 tamamlandı')).toBeVisible();
      const bar = canvas.getByRole('progressbar', { name: 'Tamamlanan ödevler' });
      await expect(bar).toHaveAttribute('aria-valuenow', '1');
      await expect(bar).toHaveAttribute('aria-valuemax', '2');
      const { left, width } = bar.getBoundingClientRect();
      const filled = () => ((bar.firstElementChild?.getBoundingClientRect().right ?? left) - left) / width;
      await waitFor(() => expect(filled()).toBeCloseTo(0.5));
    });
    await step('[D-19] [D-20] the banner waits for every item', async () => {
      const [, second] = within(items).getAllByRole('button');
      await expect(canvas.queryByText(/Tebrikler/)).toBeNull();
      await userEvent.click(second as HTMLElement);
      await waitFor(() => expect(canvas.getByText('Tebrikler! Tüm ödevler tamamlandı! 🎉')).toBeVisible());
    });
  },
};

export const StartsAnew: Story = {
  beforeEach: ({ msw }) => {
    msw.use(reading({}));
  },
  play: async ({ canvas, msw, userEvent, step }) => {
    const bare = within(await generated(canvas, userEvent, 'bir şeyler okunacak'));
    await step('[D-26] [D-27] [D-28] what is missing is filled in', async () => {
      await expect(bare.getByText('Genel')).toBeVisible();
      await expect(bare.getByRole('heading', { name: 'Ödev' })).toBeVisible();
      await expect(bare.getByText('bir şeyler okunacak')).toBeVisible();
      await expect(bare.queryByText('Kitap')).toBeNull();
    });
    await userEvent.click(bare.getByRole('button'));
    await userEvent.clear(await demo.box(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Ödevi oluştur' }));
    await expect(await demo.box(canvas)).toBeInvalid();
    await step('[D-10] [D-22] a new demo leaves nothing of the last', async () => {
      await startAnew(canvas, userEvent);
      await expect(await demo.box(canvas)).toHaveValue('');
      await expect(await demo.box(canvas)).toHaveFocus();
      await expect(await demo.box(canvas)).toBeValid();
      await expect(canvas.queryByText(/tamamlandı/)).toBeNull();
      await expect(canvas.queryByRole('progressbar')).toBeNull();
    });
    await step('[D-25] an unknown subject is kept as given', async () => {
      msw.use(reading({ subject: 'Satranç', title: 'Açılışlar' }));
      const items = within(await generated(canvas, userEvent, 'satranç'));
      await expect(items.getByText('Satranç')).toBeVisible();
    });
    await step('[D-11] [D-23] trying the app hides the results and brings the call to action into view', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Uygulamayı dene' }));
      await waitFor(() => expect(canvas.queryByRole('list', { name: 'Oluşturulan ödevler' })).toBeNull());
      const block = within(canvas.getByRole('region', { name: 'Bugünün peteği sizi bekliyor' }));
      const start = block.getByRole('link', { name: 'Hemen başla' });
      await expect(start).toHaveFocus();
      await waitFor(async () => {
        const { top, bottom } = start.getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual(0);
        await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      });
    });
  },
};
