import { type FamilyFixture, type HomeworkRecord, livelyFamily } from '@kovan/api-client/mocks';
import { http, type RequestHandler } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

interface Worker {
  use(...handlers: RequestHandler[]): void;
}

/** A call as the server got it. */
export interface SentCall {
  /** Method and path: "PUT /api/v2/homework/hw-1/status". */
  readonly call: string;
  readonly kidsId: string | null;
  readonly body: unknown;
}

/** Writes down the calls that are made from now on; they are answered as before. */
export const recordCalls = (worker: Worker, calls: SentCall[] = []): SentCall[] => {
  worker.use(
    http.all('*/api/*', async ({ request }) => {
      const text = await request.clone().text();
      calls.push({
        call: `${request.method} ${new URL(request.url).pathname}`,
        kidsId: request.headers.get('Kids-Id'),
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
      });
      return undefined;
    }),
  );
  return calls;
};

const NEW: HomeworkRecord = {
  id: 'hw-1',
  childId: 'elif',
  subject: 'Matematik',
  title: 'Ödev',
  description: null,
  teacher: null,
  book: null,
  page: null,
  dueDate: null,
  status: 'active',
  completedAt: null,
};

/** The children of the lively family with this homework, and nothing else to do. */
export const familyWith = (...homework: readonly Partial<HomeworkRecord>[]): FamilyFixture => ({
  children: livelyFamily.children ?? [],
  homework: homework.map((item, index) => ({ ...NEW, id: `hw-${index + 1}`, ...item })),
});

/** The card of homework, found by its title. */
export const cardOf = async (canvas: Canvas, title: string): Promise<Canvas> =>
  within(await canvas.findByRole('article', { name: title }));

/** Opens a card: what is rare stands behind its arrow. */
export const openCard = async (canvas: Canvas, title: string): Promise<Canvas> => {
  const card = await cardOf(canvas, title);
  await userEvent.click(card.getByRole('button', { name: `Ayrıntılar: ${title}`, expanded: false }));
  return card;
};

/** The titles of the cards shown, in order. */
export const titlesIn = (canvas: Canvas): (string | null)[] =>
  canvas.queryAllByRole('article').map((card: HTMLElement) => within(card).getByRole('heading').textContent);

/** The words of an element that are to be seen: what gives way to a shorter word is not. */
export const shownText = (element: HTMLElement): string => element.innerText.replace(/\s+/g, ' ').trim();

/** Names of the tabs, in order, with their counts once these are known. */
export const tabsIn = async (canvas: Canvas): Promise<(string | null)[]> => {
  await canvas.findAllByRole('tab');
  await waitFor(() => expect(canvas.queryByText(/^(Yükleniyor|Loading)…$/)).toBeNull());
  return canvas.getAllByRole('tab').map(shownText);
};

/** How many rows of a list are to be seen whole without scrolling, above the bar that a phone has at its foot. */
export const rowsAboveTheFold = (): number => {
  const bar = document.querySelector('nav:not(main nav)')?.getBoundingClientRect();
  const fold = bar && bar.bottom >= innerHeight ? bar.top : innerHeight;
  return [...document.querySelectorAll('main article')].filter((row) => row.getBoundingClientRect().bottom <= fold)
    .length;
};

/** The open dialog, which stands beside the canvas. */
export const dialogIn = async (canvasElement: HTMLElement): Promise<Canvas> =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));

/** The colour that a token has on this page. */
export const colourOf = (token: `--${string}`): string => {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

/** Waits until the page says a message, whole and in view. */
export const says = (canvas: Canvas, message: string): Promise<void> =>
  waitFor(() => expect(canvas.getByText(message)).toBeVisible());

const toastOf = (canvas: Canvas, message: string): Canvas =>
  within(canvas.getByText(message).closest('li') ?? document.body);

/** Waits until the page says what was done: nobody has to close it, for it goes by itself (N-08). */
export const saysSuccess = async (canvas: Canvas, message: string): Promise<void> => {
  await says(canvas, message);
  await expect(toastOf(canvas, message).queryByRole('button', { name: /^(?:Kapat|Close)$/ })).toBeNull();
};

/** Waits until the page says what failed: it stays until somebody closes it, where a success goes by itself. */
export const saysFailure = async (canvas: Canvas, message: string): Promise<void> => {
  await says(canvas, message);
  await expect(toastOf(canvas, message).getByRole('button', { name: 'Kapat' })).toBeVisible();
};
