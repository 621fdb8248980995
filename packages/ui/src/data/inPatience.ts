/** In milliseconds. */
const PATIENCE = 1000;

/** Waits for the browser's database: one that hangs must not keep the app from opening. */
export const inPatience = (work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))]);
