/** How far a channel may differ, of 255, before a pixel counts as changed: edges of letters tremble a little. */
const TOLERANCE = 24;

/**
 * Lays two pictures over each other, each given as a data URL. Runs in a page, which reads and draws PNG by itself. Gives the
 * share of pixels that changed, and the newer picture, faded, with these in magenta.
 */
const difference = async ({ before, now, tolerance }) => {
  const bitmapOf = async (address) => createImageBitmap(await (await fetch(address)).blob());
  const bitmaps = await Promise.all([before, now].map(bitmapOf));
  const width = Math.max(...bitmaps.map((bitmap) => bitmap.width));
  const height = Math.max(...bitmaps.map((bitmap) => bitmap.height));
  const [old, fresh] = bitmaps.map((bitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  let changed = 0;
  for (let i = 0; i < fresh.data.length; i += 4) {
    const isChanged = [0, 1, 2, 3].some(
      (channel) => Math.abs(old.data[i + channel] - fresh.data[i + channel]) > tolerance,
    );
    const grey = (fresh.data[i] + fresh.data[i + 1] + fresh.data[i + 2]) / 3;
    const faded = 192 + grey / 4;
    if (isChanged) changed += 1;
    fresh.data.set(isChanged ? [208, 0, 150, 255] : [faded, faded, faded, 255], i);
  }
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d').putImageData(fresh, 0, 0);
  return { share: changed / (width * height), picture: canvas.toDataURL('image/png') };
};

const asAddress = (png) => `data:image/png;base64,${png.toString('base64')}`;

/** Compares two PNG files, given as buffers, in `page`: `{ share, picture }`, the picture as a buffer. */
export const compare = async (page, before, now) => {
  const { share, picture } = await page.evaluate(difference, {
    before: asAddress(before),
    now: asAddress(now),
    tolerance: TOLERANCE,
  });
  return { share, picture: Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64') };
};
