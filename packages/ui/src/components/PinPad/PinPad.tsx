import { ArrowRight, CircleAlert, CloudOff, Delete } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useMissingConnection } from '../Button/connection.ts';
import { CELL_OUTLINE } from '../cellOutline.ts';
import { HoneyGradient } from '../Comb/HoneyGradient.tsx';
import styles from './PinPad.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** The fewest and the most digits; how many it really has is not given away. */
const FEWEST = 4;
const MOST = 6;

interface PinPadProps {
  readonly isChecking?: boolean;
  /** Why the last one was not taken; with each new answer the digits go. */
  readonly error?: { readonly message: string; readonly attempt: number } | null;
  /** How many digits stand there, in words; which ones nobody is told. */
  readonly countLabel: (count: number) => string;
  readonly digitsLabel: string;
  readonly deleteLabel: string;
  readonly enterLabel: string;
  readonly onEnter: (pin: string) => void;
  /** Escape. */
  readonly onCancel: () => void;
  /** What is asked, above the cells. */
  readonly children: ReactNode;
  /** Below the keys. */
  readonly footer: ReactNode;
}

/** A PIN by big soft keys or the keyboard's digits; what was entered are cells that fill with honey. */
export const PinPad = ({
  isChecking = false,
  error = null,
  countLabel,
  digitsLabel,
  deleteLabel,
  enterLabel,
  onEnter,
  onCancel,
  children,
  footer,
}: PinPadProps) => {
  const honey = useId();
  const offline = useMissingConnection(true);
  const [entered, setEntered] = useState({ pin: '', attempt: error?.attempt });
  if (entered.attempt !== error?.attempt) setEntered({ pin: '', attempt: error?.attempt });
  const { pin } = entered;
  // From what is entered by then: fast fingers press again before this is drawn.
  const change = (next: (pin: string) => string) => {
    if (!isChecking) setEntered((now) => ({ ...now, pin: next(now.pin).slice(0, MOST) }));
  };
  const add = (digit: string) => change((before) => before + digit);
  const takeBack = () => change((before) => before.slice(0, -1));
  const isReady = pin.length >= FEWEST && !isChecking && offline === null;
  const enter = () => {
    if (isReady) onEnter(pin);
  };
  const isWrong = error !== null && pin === '';

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isOn = (what: string) => event.target instanceof HTMLElement && event.target.closest(what) !== null;
    // What is over the page has its own keys, and its Escape.
    if (event.defaultPrevented || isOn('[role=dialog]')) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) add(event.key);
    else if (event.key === 'Backspace') takeBack();
    else if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && !isOn('button, a')) enter();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // After whatever else of the page listens, and may have taken the key.
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <div className={styles.pin}>
      <div className={styles.inner}>
        <div className={styles.words}>{children}</div>
        <div className={styles.middle}>
          <div
            className={styles.cells}
            role="img"
            aria-label={countLabel(pin.length)}
            data-wrong={isWrong || undefined}
            key={error?.attempt}
          >
            {Array.from({ length: MOST }, (_, index) => (
              <svg key={index} viewBox="0 0 44 48" aria-hidden="true" data-more={index >= FEWEST || undefined}>
                {index === 0 ? <HoneyGradient id={honey} /> : null}
                <path
                  d={CELL_OUTLINE}
                  data-on={index < pin.length || undefined}
                  style={index < pin.length ? { fill: `url(#${honey})` } : undefined}
                />
              </svg>
            ))}
          </div>
          <p className={styles.say} role="status">
            {isWrong || offline !== null ? (
              <>
                {offline === null ? <CircleAlert aria-hidden /> : <CloudOff aria-hidden />}
                {offline ?? error?.message}
              </>
            ) : null}
          </p>
        </div>
        <div className={styles.pad} role="group" aria-label={digitsLabel} aria-busy={isChecking || undefined}>
          {DIGITS.map((digit) => (
            <button key={digit} type="button" className={styles.key} onClick={() => add(digit)}>
              <span>{digit}</span>
            </button>
          ))}
          <button type="button" className={styles.key} data-look="quiet" aria-label={deleteLabel} onClick={takeBack}>
            <Delete aria-hidden />
          </button>
          <button type="button" className={styles.key} onClick={() => add('0')}>
            <span>0</span>
          </button>
          <button
            type="button"
            className={styles.key}
            data-look="go"
            aria-label={enterLabel}
            aria-disabled={!isReady}
            onClick={enter}
          >
            <ArrowRight aria-hidden />
          </button>
        </div>
        <div className={styles.foot}>{footer}</div>
      </div>
    </div>
  );
};
