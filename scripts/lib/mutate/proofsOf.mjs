import { readProofs } from '../proofs.mjs';

/** `packages/domain`, `apps/api`, `stories`, `e2e`: the part of the house that a file lies in. */
const roomOf = (path) => /^(?:packages|apps)\/[^/]+|^[^/]+/.exec(path)[0];

/** Rooms whose tests a change can break, where that is not every room (docs/architecture.md, Who may import whom). */
const SEEN_FROM = {
  'packages/report': ['packages/report', 'apps/api', 'stories'],
  'packages/ui': ['packages/ui', 'apps/web', 'stories', 'e2e'],
  'apps/web': ['apps/web', 'e2e'],
  'apps/api': ['apps/api', 'e2e'],
};

/** The suite's chapters are no test files: these run them. */
const CONFORMANCE = ['packages/api-client/src/conformance/mocks.test.ts', 'apps/api/test/conformance.test.ts'];
const runnersOf = (file) => (file.startsWith('packages/api-client/src/conformance/') ? CONFORMANCE : [file]);

const IS_UNIT = /\.test\.(?:ts|tsx|mjs)$/;
/** The cheapest first; only the last needs a build. */
const KINDS = [
  { kind: 'unit', of: (file) => IS_UNIT.test(file) && !file.startsWith('apps/api/') },
  { kind: 'unit', of: (file) => IS_UNIT.test(file) && file.startsWith('apps/api/') },
  { kind: 'stories', of: (file) => file.endsWith('.stories.tsx') },
  { kind: 'e2e', of: (file) => file.endsWith('.spec.ts') },
];

/**
 * The files whose labels carry a mutation's id, in the steps in which they are asked, `{ kind, files }` each: those that
 * lie beside what it changes, other unit tests, the server's, stories, and journeys only where nothing cheaper carries it.
 */
export const createProofsOf = () => {
  const { labels } = readProofs();
  return ({ id, paths }) => {
    const rooms = new Set(paths.map(roomOf));
    const sees = (file) => [...rooms].some((room) => (SEEN_FROM[room] ?? [roomOf(file)]).includes(roomOf(file)));
    const carrying = labels.filter((label) => label.id === id).map(({ place }) => place.replace(/:\d+$/, ''));
    const files = [...new Set(carrying.flatMap(runnersOf))].filter(sees);
    const own = files.filter((file) => IS_UNIT.test(file) && rooms.has(roomOf(file)));
    const others = files.filter((file) => !own.includes(file));
    const steps = [{ kind: 'unit', files: own }, ...KINDS.map(({ kind, of }) => ({ kind, files: others.filter(of) }))];
    const asked = steps.filter((step) => step.files.length > 0);
    return asked.some(({ kind }) => kind !== 'e2e') ? asked.filter(({ kind }) => kind !== 'e2e') : asked;
  };
};
