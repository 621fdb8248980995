/** The calls of screens that load by need: people of the family, the account, and the family's file. */
export { fileClient, peopleClient, profileClient } from './client/people.ts';
