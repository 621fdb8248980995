const loadAgain = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = document.createElement('link');
    next.rel = 'stylesheet';
    next.href = link.href;
    next.onload = () => resolve();
    next.onerror = () => reject(new Error('Styles could not be loaded'));
    link.replaceWith(next);
  });

/** Loads the styles that did not load; the bundler asks for each only once. Rejects where one still doesn't. */
export const loadStylesAgain = async (): Promise<void> => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...links].filter(({ sheet }) => sheet === null).map(loadAgain));
};
