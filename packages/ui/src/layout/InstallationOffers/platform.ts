/** Whether this is the installed app already. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** Safari on a phone or tablet of Apple's, which installs by steps of one's own; its tablets call themselves Macs. */
export const isSafariOnIos = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)) &&
  userAgent.includes('Safari/') &&
  !/CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo/.test(userAgent);
