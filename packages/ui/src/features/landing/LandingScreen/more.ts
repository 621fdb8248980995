import { createElement } from 'react';
import { byNeed } from '../../../frontDoor/byNeed.tsx';
import { attention } from '../../../frontDoor/attention.ts';
import styles from './LandingScreen.module.css';
import { MORE_ID } from './moreId.ts';

/** What stands below the hero. Where the page was made with it, it can be read, and waits for somebody to use it. */
export const More = byNeed(async () => (await import('./LandingMore.tsx')).LandingMore, {
  as: 'part',
  wait: () => (document.getElementById(MORE_ID) ? attention() : Promise.resolve()),
  meanwhile: createElement('div', { className: styles.coming }),
});
