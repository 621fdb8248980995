import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { registerLendingTexts } from './texts.ts';

registerLendingTexts();

interface PinFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (pin: string) => void;
  readonly isWrong: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A new PIN: digits alone, which no password manager shall keep. */
export const PinField = ({ label, hint, value, onChange, isWrong, ref }: PinFieldProps) => {
  const { t } = useTranslation('lending');
  return (
    <PasswordField
      ref={ref}
      label={label}
      name="pin"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      required
      hint={hint ?? t('lending:pin.hint')}
      error={isWrong ? t('lending:pin.wrongForm') : undefined}
      showLabel={t('lending:pin.show')}
      hideLabel={t('lending:pin.hide')}
      value={value}
      onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, ''))}
    />
  );
};
