import { Plus, Share, SquarePlus } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Dialog, DialogClose } from '../../components/Dialog/Dialog.tsx';
import { takeLostFocus } from '../../components/takeLostFocus.ts';
import { localDatabase } from '../../data/localDatabase.ts';
import { installPrompt } from '../../frontDoor/installPrompt.ts';
import { registerTexts } from '../../i18n/registerTexts.ts';
import { MAIN_ID } from '../SkipLink.tsx';
import en from './en.json' with { type: 'json' };
import styles from './InstallCard.module.css';
import { offerInstallCard } from './installHint.ts';
import tr from './tr.json' with { type: 'json' };

registerTexts('install', { tr, en });

/** The setting in which the browser keeps that the card was answered. */
export const HINT = 'installHint';

/** How Safari installs the app, which no script can do for it. */
const SafariSteps = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['install', 'common']);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={t('install:steps')}
      description={t('install:inSafari')}
      closeLabel={t('common:action.close')}
      closeQuestion={t('common:confirm.discard')}
      footer={
        <DialogClose>
          <Button variant="primary">{t('install:understood')}</Button>
        </DialogClose>
      }
    >
      <ol className={styles.steps}>
        <li>
          <Share aria-hidden />
          {t('install:step.share')}
        </li>
        <li>
          <SquarePlus aria-hidden />
          {t('install:step.choose')}
        </li>
        <li>
          <Plus aria-hidden />
          {t('install:step.add')}
        </li>
      </ol>
    </Dialog>
  );
};

/** Proposes to install the app, once: whatever is answered, this browser is not asked again. */
export const InstallCard = () => {
  const { t } = useTranslation('install');
  const titleId = useId();
  const [state, setState] = useState<'open' | 'explaining' | 'gone'>('open');
  useEffect(() => {
    if (state === 'gone') takeLostFocus(document.getElementById(MAIN_ID));
  }, [state]);
  const leave = () => {
    setState('gone');
    offerInstallCard(null);
    void localDatabase.put('settings', HINT, 'answered');
  };
  const add = async () => {
    const prompt = installPrompt.current();
    if (!prompt) return setState('explaining');
    await prompt.prompt();
    leave();
  };

  if (state === 'gone') return null;
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.install}>
      <img className={styles.icon} src="/favicon.svg" alt="" />
      <div>
        <h2 id={titleId}>{t('install:title')}</h2>
        <p>{t('install:text')}</p>
      </div>
      <div className={styles.ways}>
        <Button icon={<Plus aria-hidden />} onClick={() => void add()}>
          {t('install:add')}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t('install:notNow')}
        </Button>
      </div>
      {state === 'explaining' ? <SafariSteps onClose={leave} /> : null}
    </Card>
  );
};
