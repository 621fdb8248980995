import { notFound } from './problemError.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The id in the form the database takes; a text that cannot be an id names nothing, so it is a 404 (decisions.md, Wire). */
export const asId = (text: string): string => {
  if (!UUID.test(text)) throw notFound();
  return text.toLowerCase();
};

/** The same for several, each once, however it was written. */
export const asIds = (texts: readonly string[]): string[] => [...new Set(texts.map(asId))];
