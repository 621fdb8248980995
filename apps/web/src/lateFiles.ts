import { KEPT_ONCE_USED } from './keptOnceUsed.ts';

/** Files that came or are coming, by their address. What did not come is forgotten, to be asked for anew. */
const coming = new Map<string, Promise<void>>();

/** A link that asks as an import does, which takes what has come only from whoever asked alike; not yet in the page. */
const linkTo = (href: string, rel: 'stylesheet' | 'modulepreload'): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel, crossOrigin: '', href });

const comeStyles = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = linkTo(href, 'stylesheet');
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    });
    document.head.append(link);
  });

/** The worker has the file: it is not missing when it is imported, and would go through the worker twice. */
const isKept = (href: string): boolean =>
  'serviceWorker' in navigator &&
  navigator.serviceWorker.controller !== null &&
  !KEPT_ONCE_USED.some((name) => href.startsWith(`/assets/${name}-`));

// Into the browser's cache, from which the import takes it. Links that load beforehand remember what failed.
const comeScript = async (href: string): Promise<void> => {
  // Beside the others, not one after the other.
  if (isKept(href)) return document.head.append(linkTo(href, 'modulepreload'));
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} could not be loaded: ${answer.status}`);
  await answer.arrayBuffer();
};

const ask = async (href: string): Promise<void> => {
  try {
    await (href.endsWith('.css') ? comeStyles(href) : comeScript(href));
  } catch (error) {
    coming.delete(href);
    throw error;
  }
};

/** Of what the page itself asked for, or has inside, nothing is to be waited for. */
const isThePages = (href: string): boolean => document.querySelector(`link[href="${href}"]`) !== null;

const come = (href: string): Promise<void> => {
  const arrival = coming.get(href) ?? (isThePages(href) ? Promise.resolve() : ask(href));
  coming.set(href, arrival);
  return arrival;
};

/**
 * Imports code once all its files have come, given by their paths below the root; rejects where one doesn't, and asks for
 * that one again the next time. Never sooner: most browsers remember an import that failed for as long as the page lives,
 * so that only loading the page anew would help. What the worker keeps from the start is there already. Every `import()` of
 * the build goes this way (build/importLate.ts).
 */
export const importLate = async <T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> => {
  await Promise.all(files.map((file) => come(`/${file}`)));
  return load();
};
