/** The two kinds of browser in which the journeys run. */
export const TURKISH_PHONE = { locale: 'tr-TR', viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
export const ENGLISH_DESKTOP = {
  locale: 'en-US',
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
};
