import { calls } from '@kovan/api-client/contract';
import { failingOnce, pending } from '@kovan/api-client/mocks';
import type { RequestHandler } from 'msw';
import { within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** What the dashboard says where nothing is due. */
export const NOTHING_DUE = 'Bugün için bekleyen iş yok, yarına da ödev ya da tek seferlik görev yok.';

/** The four figures by their labels, once they are there. */
export const figuresIn = async (canvas: Canvas, region = 'Özet'): Promise<Record<string, string>> => {
  const stats = within(await canvas.findByRole('region', { name: region }));
  const cards = await stats.findAllByRole('link');
  return Object.fromEntries(
    cards.map((card) => [card.querySelector('span')?.textContent ?? '', card.querySelector('b')?.textContent ?? '']),
  );
};

/** What stands behind each figure, and where it leads. */
export const detailsIn = async (canvas: Canvas): Promise<Record<string, readonly [string, string | null]>> => {
  const stats = within(await canvas.findByRole('region', { name: 'Özet' }));
  const cards = await stats.findAllByRole('link');
  return Object.fromEntries(
    cards.map((card) => {
      const [label, detail] = [...card.querySelectorAll(':scope > span')].map(({ textContent }) => textContent ?? '');
      return [label ?? '', [detail ?? '', card.getAttribute('href')] as const];
    }),
  );
};

/** The groups of what is due, by their headings, each with its rows in words. */
export const dueIn = async (canvas: Canvas): Promise<Record<string, readonly string[]>> => {
  const card = within(await canvas.findByRole('region', { name: /^(?:Bugün ve yarın|Today and tomorrow)$/ }));
  const headings = await card.findAllByRole('heading', { level: 3 });
  return Object.fromEntries(
    headings.map((heading) => {
      const rows = within(heading.parentElement ?? heading).queryAllByRole('listitem');
      const words = rows.map((row) => within(row).getByRole('link').textContent ?? '');
      return [heading.textContent ?? '', words];
    }),
  );
};

/** The titles of the activities, in order. */
export const activitiesIn = async (canvas: Canvas): Promise<readonly string[]> => {
  const section = within(await canvas.findByRole('region', { name: 'Son etkinlikler' }));
  return section.queryAllByRole('listitem').map((item) => item.querySelector('b')?.textContent ?? '');
};

/** The children could not be read once, and only a press reads them anew: else the onboarding status does as it comes. */
export const childrenFailed = (): readonly RequestHandler[] => [
  failingOnce(calls.children.list, 500),
  pending(calls.dashboard.onboardingStatus),
];
