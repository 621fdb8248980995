import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../../components/FormFailure/FormFailure.tsx';
import type { LoginFailure } from './useLogin.ts';

/** What failed, and why where there are words for it. */
export const FailureMessage = ({ mode, cause }: LoginFailure) => {
  const { t } = useTranslation('login');
  return (
    <FormFailure boxed>
      {/* A try that nobody made has not failed, and is not to be made again. */}
      {cause === 'googleOff' ? null : `${t(`login:error.${mode}`)} `}
      {cause ? t(`login:cause.${cause}`) : null}
    </FormFailure>
  );
};
