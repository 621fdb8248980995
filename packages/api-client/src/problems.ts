/** Errors in words, Turkish and English: for the server and for the mocks, so that both say the same. */
export { type Issue, issuesByField, issueSentence, problemOf } from './problems/issues.ts';
export { type FullOf, problemSentence } from './problems/problemSentences.ts';
