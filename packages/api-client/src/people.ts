/** The calls of screens that load by need: people of the family, its devices, the account, and the family's file. */
export { accountClient, devicesClient } from './client/devices.ts';
export { fileClient, peopleClient, profileClient } from './client/people.ts';
