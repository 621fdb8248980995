import { Download, LogOut, UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Bee } from '../../../components/Bee/Bee.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { Gate, GateLead } from '../../../components/Gate/Gate.tsx';
import { ListRow, ListRows } from '../../../components/ListRow/ListRow.tsx';
import { paths } from '../../../layout/paths.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';

/** The link is not good, for whichever reason: nobody is told which. Or it is not known here, which is no fault of the link. */
export const InvitationGone = ({ why, isSignedIn }: { why: 'gone' | 'codeless'; isSignedIn: boolean }) => {
  const { t } = useTranslation('login');
  return (
    <Gate
      art={<Bee face="asleep" width={200} />}
      words={t(`login:join.${why}.words`)}
      lead={t(`login:join.${why}.wordsLead`)}
    >
      <div>
        <h1>{t(`login:join.${why}.title`)}</h1>
        <GateLead>{t(`login:join.${why}.lead`)}</GateLead>
      </div>
      <ButtonLink block to={isSignedIn ? paths.app : paths.login}>
        {isSignedIn ? t('login:join.gone.app') : t('login:mode.sign-in')}
      </ButtonLink>
    </Gate>
  );
};

/** One's own hive would be left behind: what can be done about it (PE-07). */
export const HiveNotEmpty = ({ isAlone }: { isAlone: boolean }) => {
  const { t } = useTranslation('login');
  const { children } = useChildren();
  // Whoever leaves a family leaves its children with another adult: nobody has to delete theirs.
  const hasChildren = isAlone && children.length > 0;
  return (
    <>
      <div>
        <h1>{t('login:join.notEmpty.title')}</h1>
        <GateLead>
          {hasChildren ? t('login:join.notEmpty.lead', { count: children.length }) : t('login:join.notEmpty.adults')}
        </GateLead>
      </div>
      <ListRows>
        {hasChildren ? (
          <ListRow icon={<Download aria-hidden />} title={t('login:join.notEmpty.first')}>
            {t('login:join.notEmpty.firstText')}
          </ListRow>
        ) : (
          <ListRow icon={<LogOut aria-hidden />} title={t('login:join.notEmpty.leave')}>
            {t('login:join.notEmpty.leaveText')}
          </ListRow>
        )}
        <ListRow icon={<UserRoundPlus aria-hidden />} title={t('login:join.notEmpty.reverse')}>
          {t('login:join.notEmpty.reverseText')}
        </ListRow>
      </ListRows>
      <ButtonLink variant="primary" block to={paths.account}>
        {t('login:join.notEmpty.account')}
      </ButtonLink>
    </>
  );
};
