import type { Adult, NewInvitation } from '@kovan/api-client/contract';
import { Mail, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { DottedFacts } from '../../../components/DottedFacts/DottedFacts.tsx';
import { InitialPicture, ListRow, ListRows } from '../../../components/ListRow/ListRow.tsx';
import { sentenceOf } from '../../../data/sentenceOf.ts';
import { NotRead } from '../../../layout/NotRead.tsx';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { useInvite, useWithdraw } from '../mutations.ts';
import { usePeople } from '../queries.ts';
import { registerPeopleTexts } from '../texts.ts';
import { InviteDialog } from './InviteDialog.tsx';
import styles from './PeopleList.module.css';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useDayOf } from './useDayOf.ts';

registerPeopleTexts();

/** The adults of the family and its open invitations: to invite, withdraw, remove and leave (PE-01 to PE-04, PE-09). */
export const PeopleList = () => {
  const { t } = useTranslation('people');
  const read = usePeople();
  const { data } = read;
  const { show } = useToast();
  const dayOf = useDayOf();
  const invite = useInvite();
  const withdraw = useWithdraw();
  const [invited, setInvited] = useState<NewInvitation | null>(null);
  const [removing, setRemoving] = useState<Adult | null>(null);
  const [underWay, setUnderWay] = useState<'inviting' | 'withdrawing' | null>(null);
  const isBusy = underWay !== null;

  const takeBack = async (id: string) => {
    await withdraw(id);
    show(t('people:withdrawn'));
  };
  const attempt = async (what: NonNullable<typeof underWay>, work: () => Promise<unknown>) => {
    setUnderWay(what);
    try {
      await work();
    } catch (error) {
      show(sentenceOf(error, t('people:failed')), { tone: 'error' });
    } finally {
      setUnderWay(null);
    }
  };

  if (!data) return <NotRead read={read} failed={t('people:loadFailed')} />;
  const { adults, invitations } = data;
  const you = adults.find(({ isYou }) => isYou);
  return (
    <>
      <ListRows label={t('people:list')}>
        {adults.map((adult) => (
          <ListRow
            key={adult.id}
            picture={<InitialPicture name={adult.firstName} />}
            title={`${adult.firstName} ${adult.lastName}`.trim()}
            mark={adult.isYou ? t('people:you') : undefined}
            actions={
              adult.isYou ? undefined : (
                <Button
                  variant="quiet"
                  needsConnection
                  aria-label={t('people:removeNamed', { name: adult.firstName })}
                  onClick={() => setRemoving(adult)}
                >
                  {t('people:remove')}
                </Button>
              )
            }
          >
            <DottedFacts>
              <span>{adult.email}</span>
              {adult.isYou ? null : <span>{t('people:joined', { day: dayOf(adult.joinedAt) })}</span>}
            </DottedFacts>
          </ListRow>
        ))}
        {invitations.map(({ id, expiresAt }) => (
          <ListRow
            key={id}
            icon={<Mail aria-hidden />}
            title={t('people:open')}
            actions={
              <Button
                variant="quiet"
                needsConnection
                aria-disabled={isBusy || undefined}
                onClick={() => void attempt('withdrawing', () => takeBack(id))}
              >
                {t('people:withdraw')}
              </Button>
            }
          >
            {t('people:until', { day: dayOf(expiresAt) })}
          </ListRow>
        ))}
      </ListRows>
      <div className={styles.actions}>
        <Button
          needsConnection
          icon={<UserRoundPlus aria-hidden />}
          loading={underWay === 'inviting'}
          aria-disabled={isBusy || undefined}
          onClick={() => void attempt('inviting', async () => setInvited(await invite()))}
        >
          {t('people:invite')}
        </Button>
        {you && adults.length > 1 ? (
          <Button variant="quiet" needsConnection onClick={() => setRemoving(you)}>
            {t('people:leave')}
          </Button>
        ) : null}
      </div>
      {invited === null ? null : (
        <InviteDialog
          invitation={invited}
          onClose={() => setInvited(null)}
          onWithdraw={() => {
            void attempt('withdrawing', () => takeBack(invited.id));
            setInvited(null);
          }}
        />
      )}
      {removing === null ? null : <RemoveDialog adult={removing} onClose={() => setRemoving(null)} />}
    </>
  );
};
