import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { ROOT } from './run.mjs';

/** The kinds of stories, the first word of every title, in the order of the sidebar, which names each of them. */
export const storyKinds = () => {
  const { order } = getStorySortParameter(readFileSync(join(ROOT, '.storybook/preview.tsx'), 'utf8'));
  return order.filter((entry) => typeof entry === 'string');
};

/** Of these kinds every story is drawn by `npm run test:matrix`. */
export const MATRIX_KINDS = ['Layout', 'Screens', 'Flows'];

/** The kind of a title: "Screens" of "Screens/Login/Failures". */
export const kindOf = (title) => title.split('/')[0];
