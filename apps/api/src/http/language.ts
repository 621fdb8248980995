/** The languages of answers: the contract's, which the mocks follow too. */
export { type Language, LANGUAGES, languageOf } from '@kovan/api-client/contract';
