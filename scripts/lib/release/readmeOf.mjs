/** What of the README is about sources: a release has no page of all pictures, and nothing to draw, test or develop. */
const OF_SOURCES = /^(?:\[All screens\]|\| \*\*A (?:designer|tester|developer)\*\*)/;

/** The README of a release: that of the project, without what leads nowhere there. */
export const readmeOf = (readme) =>
  readme
    .split('\n')
    .filter((line) => !OF_SOURCES.test(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
