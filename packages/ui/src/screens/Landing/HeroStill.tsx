import styles from './Hero.module.css';
import still from './heroStill.svg?raw';

/** The hero at rest, there from the first paint. Inline, so that it comes with the page and is painted by its tokens. */
export const HeroStill = ({ label }: { label: string }) => (
  <div
    role="img"
    aria-label={label}
    className={styles.still}
    // oxlint-disable-next-line react/no-danger -- our own drawing, made by `npm run hero`; nothing of it is anybody's input
    dangerouslySetInnerHTML={{ __html: still }}
  />
);
