import { seen } from '@kovan/domain/seen';
import { charactersIn } from '@kovan/domain/text';
import { Sparkles } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Bee } from '../../../components/Bee/Bee.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { TextAreaField } from '../../../components/TextField/TextField.tsx';
import styles from './AiDemo.module.css';
import type { DemoClock } from './demoView.ts';
import { MORE_ID } from '../LandingScreen/moreId.ts';
import { useAiDemo } from './useAiDemo.ts';

const EXAMPLES = ['maths', 'story', 'experiment'] as const;
const SIGNS = { maths: '🔢', story: '✏️', experiment: '🔬' } satisfies Record<(typeof EXAMPLES)[number], string>;
/** As the call's contract has it (decisions.md, Wire). */
const LONGEST = 2000;

interface AiDemoProps {
  readonly clock?: DemoClock | undefined;
  /** 'Try the app': the results are hidden; the page brings its call to action into view. */
  readonly onTryApp: () => void;
}

/** A sentence in, homework out, without signing in (product.md 2, AI demo widget). */
export const AiDemo = ({ clock, onTryApp }: AiDemoProps) => {
  const { t } = useTranslation(['landing', 'common']);
  const { view, Results, isBroken, send } = useAiDemo(clock);
  const [isEmpty, setIsEmpty] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const titleId = useId();

  // On a phone the answer stands below the box: don't let people wait for what they don't see.
  useEffect(() => {
    if (view.isGenerating || view.areResultsShown) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [view.isGenerating, view.areResultsShown]);

  // Somebody may have written before the code was there.
  useEffect(() => {
    const text = box.current?.value;
    if (text) send({ type: 'text.changed', text });
  }, [send]);

  const isTooLong = (text: string) => charactersIn(seen(text)) > LONGEST;
  const tooLong = isTooLong(view.text) ? t('common:error.tooLong', { max: LONGEST }) : undefined;

  const write = (text: string) => {
    setIsEmpty(false);
    send({ type: 'text.changed', text });
  };
  const generate = (event: FormEvent) => {
    event.preventDefault();
    // The box knows what was written before the code was there.
    const text = seen(box.current?.value ?? '');
    if (text === '' || isTooLong(text)) {
      setIsEmpty(text === '');
      box.current?.focus();
      return;
    }
    send({ type: 'generation.requested' });
  };

  return (
    <section id={MORE_ID} className={styles.demo} aria-labelledby={titleId}>
      {/* By its method the form goes nowhere when it is sent before its code is there. */}
      <form method="dialog" className={styles.asking} noValidate onSubmit={generate}>
        <div>
          <h2 id={titleId}>{t('landing:demo.title')}</h2>
          <p className={styles.lead}>{t('landing:demo.lead')}</p>
        </div>
        <TextAreaField
          ref={box}
          label={t('landing:demo.label')}
          hint={t('landing:demo.hint')}
          error={isEmpty ? t('landing:demo.empty') : tooLong}
          name="freeText"
          rows={3}
          value={view.text}
          readOnly={view.isGenerating}
          onChange={(event) => write(event.target.value)}
        />
        <Button type="submit" variant="primary" block icon={<Sparkles aria-hidden />} loading={view.isGenerating}>
          {t('landing:demo.generate')}
        </Button>
        <div className={styles.examples} role="group" aria-label={t('landing:demo.examples')}>
          <p aria-hidden>{t('landing:demo.examples')}</p>
          {EXAMPLES.map((example) => (
            <button
              key={example}
              type="button"
              disabled={view.isGenerating}
              onClick={() => write(t(`landing:demo.example.${example}`))}
            >
              <span aria-hidden>{SIGNS[example]}</span>
              {t(`landing:demo.example.${example}`)}
            </button>
          ))}
        </div>
      </form>
      <div ref={answer} className={styles.answer}>
        {view.isGenerating ? (
          <div className={styles.waiting}>
            <Bee width={96} hovering />
            <p>{t('landing:demo.progress', { percent: view.progress })}</p>
            <ProgressBar value={view.progress} label={t('landing:demo.generating')} />
          </div>
        ) : isBroken ? (
          <Banner tone="error">{t('landing:demo.broken')}</Banner>
        ) : view.areResultsShown && Results ? (
          <Results
            view={view}
            onToggle={(id) => send({ type: 'item.toggled', id })}
            onRestart={() => {
              setIsEmpty(false);
              send({ type: 'demo.restarted' });
              box.current?.focus();
            }}
            onTryApp={() => {
              send({ type: 'results.hidden' });
              onTryApp();
            }}
          />
        ) : (
          <div className={styles.waiting}>
            <Bee face="asleep" width={96} />
            <p>{t('landing:demo.before')}</p>
          </div>
        )}
      </div>
    </section>
  );
};
