/** Statements of screens and calls that are still to come. They are counted and named, but a missing proof fails nothing yet. */
const GROUPS = {
  LP: 'the landing page',
  D: 'the AI demo',
  L: 'the login screen',
};

const SINGLE = {
  'the AI demo': ['E-06', 'E-10', 'E-36', 'N-11', 'N-12', 'N-13', 'N-23', 'P-18', 'X-45'],
  'the landing page': ['X-46'],
  'the AI helper of the server': ['A-46'],
  'the weekly report of the server': ['A-21', 'FD-15', 'S-55'],
};

/** Whether the proof of a statement may still be missing. */
export const isLater = (id) => id.split('-')[0] in GROUPS || Object.values(SINGLE).some((ids) => ids.includes(id));
