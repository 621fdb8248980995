import { encode } from 'uqr';

/** Light that a camera wants around the code, in squares. */
const QUIET_ZONE = 4;

/** The dark squares of the QR code on the page, as it is drawn. */
export const drawnSquares = (): string[] =>
  [...(document.querySelector('svg[role=img] > path')?.getAttribute('d') ?? '').matchAll(/M(\d+ \d+)h1v1h-1z/g)].map(
    ([, place = '']) => place,
  );

/** The dark squares, by column and row, of a QR code that says this. */
export const squaresSaying = (text: string): string[] =>
  encode(text, { ecc: 'M', border: QUIET_ZONE }).data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])),
  );
