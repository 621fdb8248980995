import { TEXT_LIMITS } from '@kovan/domain/limits';
import { splitDisplayName } from '@kovan/domain/names';

/** What PostgreSQL cannot store, or no name holds. */
const UNFIT = /[\p{Surrogate}\p{Cc}]/gu;

const cut = (name: string): string => [...name].slice(0, TEXT_LIMITS.name).join('').trim();

/** First and last name of a provider's display name (E-14 to E-16), fit to be stored whatever the provider says. */
export const namesOf = (displayName: string): { firstName: string; lastName: string } => {
  const { firstName, lastName } = splitDisplayName(displayName.replace(/[\t\r\n]/g, ' ').replace(UNFIT, ''));
  return { firstName: cut(firstName), lastName: cut(lastName) };
};
