import { http, HttpResponse } from 'msw';
import { waitFor, type within } from 'storybook/test';
import type { KovanParameters } from '../../../.storybook/decorators/kovanParameters.ts';

type Canvas = ReturnType<typeof within>;

/** Parameters of a story of the landing page, which is a whole page and needs nobody to be signed in. */
export const asFrontDoor = (kovan: KovanParameters = {}) => ({
  layout: 'fullscreen',
  kovan: { route: '/', session: 'signedOut', ...kovan } satisfies KovanParameters,
});

/** A clock that stands until it is told to go on, for the demo's machine. */
export const stoppedClock = () => {
  const due = new Map<number, { readonly at: number; readonly run: () => void }>();
  let now = 0;
  let last = 0;
  return {
    setTimeout: (run: () => void, delay: number): number => {
      last += 1;
      due.set(last, { at: now + delay, run });
      return last;
    },
    clearTimeout: (id: number): void => void due.delete(id),
    /** Lets so many milliseconds pass. */
    pass: (milliseconds: number): void => {
      now += milliseconds;
      for (const [id, { at, run }] of due) {
        if (at > now) continue;
        due.delete(id);
        run();
      }
    },
    /** Waits until the demo counts on so many timers. */
    awaiting: (count: number) =>
      waitFor(() => {
        if (due.size !== count) throw new Error(`${due.size} timers run, not ${count}`);
      }),
  };
};

export const GENERATE = '*/api/v2/homework/generate-fields';

const NOTHING = {
  title: null,
  description: null,
  subject: null,
  teacher: null,
  book: null,
  page: null,
  dueDate: null,
};

/** The helper, reading these fields from whatever was written. */
export const reading = (fields: Partial<Record<keyof typeof NOTHING, string>>) =>
  http.post(GENERATE, () => HttpResponse.json({ success: true, data: { ...NOTHING, ...fields } }));

/** The parts of the demo that its stories look at. */
export const demo = {
  box: (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Ödevi anlatın' }),
  generate: (canvas: Canvas) => canvas.getByRole('button', { name: 'Ödevi oluştur' }),
  progress: (canvas: Canvas) => canvas.findByRole('progressbar', { name: 'Ödev hazırlanıyor' }),
  items: (canvas: Canvas) => canvas.findByRole('list', { name: 'Oluşturulan ödevler' }),
};
