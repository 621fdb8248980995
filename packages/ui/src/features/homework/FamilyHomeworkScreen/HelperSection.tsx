import { TEXT_LIMITS } from '@kovan/domain/limits';
import { ArrowDown, Sparkles, WandSparkles } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Collapsible } from '../../../components/Collapsible/Collapsible.tsx';
import { TextAreaField } from '../../../components/TextField/TextField.tsx';
import { useSettings } from '../../../providers/SettingsProvider.tsx';
import { GeneratedBlock } from './GeneratedBlock.tsx';
import styles from './HelperSection.module.css';
import type { Helper } from './useHelper.ts';

/** The AI section of the add dialog: one sentence becomes fields, which go into the form when they are right. */
export const HelperSection = ({ helper }: { readonly helper: Helper }) => {
  const { t } = useTranslation(['familyHomework', 'common']);
  const { outsideModel } = useSettings();
  const text = useRef<HTMLTextAreaElement>(null);
  const { isFilled, freeText, isBlank, isTooLong, generated, problem, isGenerating } = helper;
  const tooLong = isTooLong ? t('common:error.tooLong', { max: TEXT_LIMITS.freeText }) : undefined;
  const fillForm = (
    <Button icon={<ArrowDown aria-hidden />} onClick={helper.fillForm}>
      {t('familyHomework:helper.fillForm')}
    </Button>
  );
  return (
    <Collapsible
      key={String(isFilled)}
      title={t('familyHomework:helper.title')}
      hint={t('familyHomework:helper.hint')}
      icon={<WandSparkles aria-hidden />}
      defaultOpen={freeText !== ''}
    >
      <TextAreaField
        label={t('familyHomework:helper.freeText')}
        hint={outsideModel ? t('familyHomework:helper.goesOutside') : undefined}
        error={problem === 'emptyText' ? t('familyHomework:helper.emptyText') : tooLong}
        ref={text}
        name="freeText"
        placeholder={t('familyHomework:helper.example')}
        value={freeText}
        onChange={(event) => helper.write(event.target.value)}
      />
      <div className={styles.actions}>
        <Button
          needsConnection
          icon={<Sparkles aria-hidden />}
          disabled={freeText.length === 0}
          loading={isGenerating}
          onClick={() => {
            if (isBlank || isTooLong) text.current?.focus();
            helper.generate();
          }}
        >
          {isGenerating ? t('familyHomework:helper.generating') : t('familyHomework:helper.generate')}
        </Button>
        {generated ? null : fillForm}
      </div>
      {problem === 'callFailed' ? <Banner tone="error">{t('familyHomework:helper.failed')}</Banner> : null}
      {generated ? (
        <>
          <GeneratedBlock {...helper} draft={generated} />
          <div className={styles.actions}>
            {fillForm}
            <Button variant="quiet" onClick={helper.clear}>
              {t('familyHomework:helper.clear')}
            </Button>
          </div>
        </>
      ) : null}
      {problem === 'nothingGenerated' ? (
        <Banner tone="error">{t('familyHomework:helper.nothingGenerated')}</Banner>
      ) : null}
    </Collapsible>
  );
};
