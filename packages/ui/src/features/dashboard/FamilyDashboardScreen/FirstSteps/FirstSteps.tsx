import type { Child } from '@kovan/api-client/contract';
import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Bee } from '../../../../components/Bee/Bee.tsx';
import { ButtonLink } from '../../../../components/Button/Button.tsx';
import { Card } from '../../../../components/Card/Card.tsx';
import { TickMark } from '../../../../components/TickButton/TickButton.tsx';
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { paths } from '../../../../layout/paths.ts';
import { registerTexts } from '../../../../i18n/registerTexts.ts';
import en from './en.json' with { type: 'json' };
import styles from './FirstSteps.module.css';
import tr from './tr.json' with { type: 'json' };

registerTexts('firstSteps', { tr, en });

interface StepProps {
  readonly number: number;
  readonly isDone: boolean;
  readonly title: string;
  readonly text: string;
  /** The way to do it, while it is not done. */
  readonly action?: ReactNode;
}

const Step = ({ number, isDone, title, text, action }: StepProps) => {
  const { t } = useTranslation('firstSteps');
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      <span className={styles.mark}>
        <TickMark done={isDone} />
        {isDone ? null : <b aria-hidden="true">{number}</b>}
      </span>
      <div>
        <h3>
          {title}
          {isDone ? <VisuallyHidden> {t('firstSteps:done')}</VisuallyHidden> : null}
        </h3>
        <p>{text}</p>
      </div>
      {isDone ? null : <div className={styles.act}>{action}</div>}
    </li>
  );
};

interface FirstStepsProps {
  readonly child: Child;
  readonly lacks: { readonly task: boolean; readonly homework: boolean };
}

/** What a new family does first: a child, a task, homework; the only amber button is the next one's. */
export const FirstSteps = ({ child, lacks }: FirstStepsProps) => {
  const { t } = useTranslation('firstSteps');
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId}>{t('firstSteps:title')}</h2>
          <p>{t('firstSteps:text')}</p>
        </div>
        <Bee width={88} />
      </div>
      <ol>
        <Step
          number={1}
          isDone
          title={t('firstSteps:child.title', { name: child.name })}
          text={t('firstSteps:child.text')}
        />
        <Step
          number={2}
          isDone={!lacks.task}
          title={t('firstSteps:task.title')}
          text={t('firstSteps:task.text')}
          action={
            <ButtonLink variant="primary" icon={<Plus aria-hidden />} to={paths.createTask}>
              {t('firstSteps:task.action')}
            </ButtonLink>
          }
        />
        <Step
          number={3}
          isDone={!lacks.homework}
          title={t('firstSteps:homework.title')}
          text={t('firstSteps:homework.text')}
          action={
            <ButtonLink variant={lacks.task ? 'secondary' : 'primary'} to={paths.familyHomework}>
              {t('firstSteps:homework.action')}
            </ButtonLink>
          }
        />
      </ol>
    </Card>
  );
};
