import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Bee } from '../../../components/Bee/Bee.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Comb } from '../../../components/Comb/Comb.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { FormFailure } from '../../../components/FormFailure/FormFailure.tsx';
import { Gate, GateBee, GateFoot, GateLead } from '../../../components/Gate/Gate.tsx';
import { IconLine } from '../../../components/IconLine/IconLine.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { InitialPicture, ListRow, ListRows } from '../../../components/ListRow/ListRow.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { paths } from '../../../layout/paths.ts';
import { useLeave } from '../../../layout/Queue/useLeave.tsx';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import { useAuth } from '../../../providers/AuthProvider.tsx';
import { useDayOf } from '../../people/parts/useDayOf.ts';
import type { AccountChooser } from '../accountChooser.ts';
import { AccountAsking } from '../AccountAsking.tsx';
import en from './en.json' with { type: 'json' };
import styles from './JoinScreen.module.css';
import { HiveNotEmpty, InvitationGone } from './JoinHindered.tsx';
import { JoinSignIn } from './JoinSignIn.tsx';
import tr from './tr.json' with { type: 'json' };
import { useJoining } from './useJoining.ts';

registerTexts('login', { tr, en });

const ART = (
  <>
    <Comb values={[1, 1, 1, 0.5, 0, 0, 0]} size="lg" drip />
    <GateBee>
      <Bee width={150} />
    </GateBee>
  </>
);

/** Who is signed in already, and the press that joins. */
const SignedIn = ({ joining }: { joining: ReturnType<typeof useJoining> }) => {
  const { t } = useTranslation('login');
  const { user } = useAuth();
  const { isJoining, failure, join } = joining;
  const { leave, question } = useLeave();
  const name = `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim();
  return (
    <>
      {question}
      <ListRows>
        <ListRow
          picture={<InitialPicture name={name} />}
          title={name}
          actions={
            <Button variant="quiet" aria-disabled={isJoining} onClick={leave}>
              {t('login:join.other')}
            </Button>
          }
        >
          {user?.email}
        </ListRow>
      </ListRows>
      {failure === null ? null : <FormFailure>{failure}</FormFailure>}
      <Button variant="primary" needsConnection block loading={isJoining} onClick={join}>
        {isJoining ? t('login:join.joining') : t('login:join.join')}
      </Button>
    </>
  );
};

/** Where the link of an invitation leads: who invites, signing in or up in place, and in (PE-06, PE-07). */
export const JoinScreen = ({ accountChooser }: { accountChooser?: AccountChooser }) => {
  const { t } = useTranslation(['login', 'common']);
  const dayOf = useDayOf();
  const joining = useJoining();
  const { invitation, hindrance, isSignedIn } = joining;
  usePageTitle(t('login:join.title'));

  if (hindrance === 'gone' || hindrance === 'codeless')
    return <InvitationGone why={hindrance} isSignedIn={isSignedIn} />;
  if (joining.isError) {
    return (
      <ErrorState
        message={t('login:join.failed')}
        retryLabel={t('common:action.retry')}
        onRetry={joining.retry}
        isRetrying={joining.isRetrying}
      />
    );
  }
  if (!invitation) return <Spinner label={t('common:loading')} />;
  return (
    <Gate art={ART} words={t('login:join.words')} lead={t('login:join.wordsLead')}>
      {hindrance !== null ? (
        <HiveNotEmpty isAlone={hindrance === 'notEmpty'} />
      ) : (
        <>
          <div className={styles.who}>
            <InitialPicture name={invitation.invitedBy} className={styles.picture} />
            <div>
              <h1>{t('login:join.heading', { name: invitation.invitedBy })}</h1>
              <GateLead>{t(isSignedIn ? 'login:join.signedInLead' : 'login:join.lead')}</GateLead>
            </div>
          </div>
          {isSignedIn ? <SignedIn joining={joining} /> : <JoinSignIn code={joining.code} onEntered={joining.enter} />}
          <IconLine icon={<CalendarClock aria-hidden />}>
            {t('login:join.until', { day: dayOf(invitation.expiresAt) })}
          </IconLine>
          <GateFoot>
            <Link standalone to={paths.privacy}>
              {t('login:privacy')}
            </Link>
          </GateFoot>
        </>
      )}
      {accountChooser ? <AccountAsking chooser={accountChooser} /> : null}
    </Gate>
  );
};
