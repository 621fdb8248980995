import { localDatabase } from '@kovan/ui/data/localDatabase';
import { keepSharedText } from '@kovan/ui/data/sharedText';

/** The parts of what is shared, in the order in which they are read. */
const PARTS = ['title', 'text', 'url'];

/** Keeps the text that another program shared, in this browser alone, and leads to where homework is added. */
export const receiveShared = async (request: Request): Promise<Response> => {
  const parts = await request.formData();
  const texts = PARTS.flatMap((name) => {
    const part = parts.get(name);
    return typeof part === 'string' && part.trim() !== '' ? [part] : [];
  });
  await keepSharedText(localDatabase, texts.join('\n'), new Date());
  return new Response(null, { status: 303, headers: { Location: '/app/family/assignments?add=shared' } });
};
