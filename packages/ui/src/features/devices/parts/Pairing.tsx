import type { Pairing as Code } from '@kovan/api-client/contract';
import { useTranslation } from 'react-i18next';
import { PairingCode, PairingEnd } from '../../../components/PairingCode/PairingCode.tsx';
import { useSecondsLeft } from './useSecondsLeft.ts';

interface PairingProps {
  readonly code: Code;
  /** When it runs out, by this browser's clock. */
  readonly goodUntil: number;
}

/** The code of a new device, and how long it is good; where it has run out, that. */
export const Pairing = ({ code, goodUntil }: PairingProps) => {
  const { t } = useTranslation('devices');
  const secondsLeft = useSecondsLeft(goodUntil);
  if (secondsLeft === 0) {
    return (
      <PairingEnd face="asleep" title={t('devices:expired')}>
        <p>{t('devices:expiredHint')}</p>
      </PairingEnd>
    );
  }
  const [address = ''] = code.url.replace(/^https?:\/\//, '').split('#');
  const signs = code.code.replaceAll(/[^\dA-Z]/gi, '').split('');
  return (
    <PairingCode
      code={code.code}
      codeLabel={t('devices:codeLabel', { signs: signs.join(' ') })}
      url={code.url}
      qrLabel={t('devices:qr')}
      steps={[t('devices:step.scan', { address }), t('devices:step.type')]}
      waiting={t('devices:waiting')}
      secondsLeft={secondsLeft}
      leftLabel={t('devices:left', {
        minutes: t('devices:minutes', { count: Math.floor(secondsLeft / 60) }),
        seconds: t('devices:seconds', { count: secondsLeft % 60 }),
      })}
    />
  );
};
