import { useTranslation } from 'react-i18next';
import { useAuth } from '../../../providers/AuthProvider.tsx';
import { useDevices, useHasPin } from '../../devices/queries.ts';
import { usePeople } from '../../people/queries.ts';
import { useAccountSessions } from '../queries.ts';

/** Name and address, for who folds the section. */
export const NameSummary = () => {
  const { user } = useAuth();
  return user === null ? null : (
    <>
      <span>{`${user.first_name} ${user.last_name}`.trim()}</span>
      <span>{user.email}</span>
    </>
  );
};

export const PasswordSummary = () => useTranslation('account').t('account:password.summary');

/** In how many places the account is open. */
export const SessionsSummary = () => {
  const { t } = useTranslation('account');
  const { data } = useAccountSessions();
  return data ? t('account:sessions.summary', { count: data.length }) : null;
};

/** How many adults there are, and how many are invited. */
export const PeopleSummary = () => {
  const { t } = useTranslation('account');
  const { data } = usePeople();
  if (!data) return null;
  const invited = data.invitations.length;
  return (
    <>
      <span>{t('account:people.summary', { count: data.adults.length })}</span>
      {invited > 0 ? <span>{t('account:people.invited', { count: invited })}</span> : null}
    </>
  );
};

/** How many devices there are, and whether a PIN is set. */
export const DevicesSummary = () => {
  const { t } = useTranslation('account');
  const { data } = useDevices();
  const { data: hasPin } = useHasPin();
  if (!data) return null;
  return (
    <>
      <span>{t('account:devices.summary', { count: data.length })}</span>
      <span>{hasPin ? t('account:devices.pin') : t('account:devices.noPin')}</span>
    </>
  );
};

export const DataSummary = () => useTranslation('account').t('account:data.summary');
