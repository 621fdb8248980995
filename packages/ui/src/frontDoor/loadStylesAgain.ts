/** The styles that did not load; the link itself does not tell. */
const broken = new Set<HTMLLinkElement>();

const note = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') broken.add(target);
};
// There is no document where pages are made beforehand.
if (typeof document !== 'undefined') document.addEventListener('error', note, true);

const loadAgain = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = document.createElement('link');
    next.rel = 'stylesheet';
    next.href = link.href;
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () => reject(new Error('Styles could not be loaded')));
    broken.delete(link);
    link.replaceWith(next);
  });

/** Loads the styles that did not load; the bundler asks for each only once. Rejects where one still doesn't. */
export const loadStylesAgain = async (): Promise<void> => {
  await Promise.all([...broken].map(loadAgain));
};
