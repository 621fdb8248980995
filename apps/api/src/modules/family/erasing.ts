import type { Feature } from '../../feature.ts';

/** Short enough that what a process left behind, which was cut off, is gone within a minute. */
const EVERY_MS = 30_000;

/** Erases when the server starts, when it is woken and every half minute, until the server stops. */
export const erasing: Feature = (app, { eraser }) => {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    eraser.wake();
    timer = setInterval(() => eraser.wake(), EVERY_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await eraser.stop();
  });
};
