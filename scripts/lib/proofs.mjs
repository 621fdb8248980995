import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.mjs';
import { ROOT } from './run.mjs';

const FOLDERS = ['packages', 'apps', 'stories', 'e2e', 'scripts'];
const IS_PROOF =
  /\.test\.(?:ts|tsx|mjs)$|\.stories\.tsx$|^e2e\/.*\.ts$|^apps\/api\/test\/|^packages\/api-client\/src\/conformance/;

// A label: a string that begins with one or more ids in brackets.
const LABEL = /(['"`])((?:\[[A-Z]+-\d+\]\s*)+)/g;
const PASSED_OVER =
  /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:skip|skipIf|runIf|todo|only|fixme|fails)\b|\btags:\s*\[[^\]]*['"]!test['"]/g;

const lineOf = (text, index) => text.slice(0, index).split('\n').length;

const readProof = (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const labels = [...text.matchAll(LABEL)].flatMap((match) =>
    match[2].match(/[A-Z]+-\d+/g).map((id) => ({ id, place: `${file}:${lineOf(text, match.index)}` })),
  );
  const passedOver = [...text.matchAll(PASSED_OVER)].map((match) => `${file}:${lineOf(text, match.index)} ${match[0]}`);
  return { labels, passedOver };
};

/** The labels of all tests and stories, `{ id, place }` each, and the places of tests that do not run. */
export const readProofs = () => {
  const proofs = FOLDERS.flatMap(filesBelow)
    .filter((file) => IS_PROOF.test(file))
    .map(readProof);
  return {
    labels: proofs.flatMap(({ labels }) => labels),
    passedOver: proofs.flatMap(({ passedOver }) => passedOver),
  };
};
