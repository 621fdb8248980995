import { Unplug } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Bee } from '../../../components/Bee/Bee.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Comb } from '../../../components/Comb/Comb.tsx';
import { Gate, GateBee, GateFoot, GateLead } from '../../../components/Gate/Gate.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { paths } from '../../../layout/paths.ts';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import { useAuth } from '../../../providers/AuthProvider.tsx';
import { registerDevicesTexts } from '../texts.ts';
import styles from './PairScreen.module.css';
import { usePairing } from './usePairing.ts';

registerDevicesTexts();

/** Where a child's device is paired, by the code that an adult was shown; nothing of the family before that (DV-03, DV-08). */
export const PairScreen = () => {
  const { t } = useTranslation('devices');
  const { status } = useAuth();
  const pairing = usePairing();
  const input = useRef<HTMLInputElement>(null);
  usePageTitle(t('devices:pair.title'));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    input.current?.focus();
    void pairing.connect();
  };

  return (
    <Gate
      art={
        <>
          <Comb values={[1, 1, 0, 0, 0, 0, 0]} size="lg" drip />
          <GateBee>
            <Bee width={150} />
          </GateBee>
        </>
      }
      words={t('devices:pair.words')}
      lead={t('devices:pair.wordsLead')}
    >
      {status === 'unpaired' ? (
        <div role="status" className={styles.unpaired}>
          <Unplug aria-hidden />
          <p>
            {t('devices:pair.unpaired')}
            <small>{t('devices:pair.unpairedHint')}</small>
          </p>
        </div>
      ) : null}
      <div>
        <h1>{t('devices:pair.title')}</h1>
        <GateLead>{t('devices:pair.lead')}</GateLead>
      </div>
      <form className={styles.form} noValidate onSubmit={submit} aria-busy={pairing.isBusy}>
        <TextField
          ref={input}
          className={styles.code}
          label={t('devices:pair.code')}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={40}
          hint={t('devices:pair.codeHint')}
          error={pairing.problem === null ? undefined : t(`devices:pair.${pairing.problem}`)}
          value={pairing.code}
          onChange={({ target }) => pairing.setCode(target.value)}
        />
        <Button type="submit" variant="primary" needsConnection size="lg" block loading={pairing.isBusy}>
          {pairing.isBusy ? t('devices:pair.connecting') : t('devices:pair.connect')}
        </Button>
      </form>
      <GateFoot>
        <Link standalone to={paths.login}>
          {t('devices:pair.adult')}
        </Link>
      </GateFoot>
    </Gate>
  );
};
