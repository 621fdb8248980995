import { Check, Copy, Share2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './LinkBox.module.css';
import { useCopied } from './useCopied.ts';

interface LinkBoxProps {
  readonly url: string;
  readonly copyLabel: string;
  /** In the button's place for two seconds, and read out. */
  readonly copiedLabel: string;
  /** Shown where the browser can share. */
  readonly shareLabel?: string;
  /** What is shared beside the link. */
  readonly shareTitle?: string;
}

/** A link to pass on: to read, to copy and, where the browser can, to share. Without its scheme, which says nothing. */
export const LinkBox = ({ url, copyLabel, copiedLabel, shareLabel, shareTitle }: LinkBoxProps) => {
  const text = useRef<HTMLSpanElement>(null);
  const { isCopied, copy } = useCopied(url, text);
  const canShare = shareLabel !== undefined && 'share' in navigator;
  // Closing the browser's own window is no failure, and nothing else can be done about one.
  const share = () => void navigator.share({ url, ...(shareTitle && { title: shareTitle }) }).catch(() => undefined);
  return (
    <div className={styles.box}>
      <span ref={text} className={styles.link} translate="no">
        {url.replace(/^https?:\/\//, '')}
      </span>
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={() => void copy()}
        >
          <span aria-live="polite">{isCopied ? copiedLabel : copyLabel}</span>
        </Button>
        {canShare ? (
          <Button icon={<Share2 aria-hidden />} onClick={share}>
            {shareLabel}
          </Button>
        ) : null}
      </div>
    </div>
  );
};
