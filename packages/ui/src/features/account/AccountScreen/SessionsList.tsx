import type { AccountSession } from '@kovan/api-client/contract';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { DottedFacts } from '../../../components/DottedFacts/DottedFacts.tsx';
import { ListRow, ListRows } from '../../../components/ListRow/ListRow.tsx';
import { sentenceOf } from '../../../data/sentenceOf.ts';
import { useOnceEach } from '../../../data/useOnceEach.ts';
import { NotRead } from '../../../layout/NotRead.tsx';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { useEndSessions } from '../mutations.ts';
import { useSeenOn } from '../parts/useSeenOn.ts';
import { useAccountSessions } from '../queries.ts';

const HANDHELD = new Set(['Android', 'iPhone', 'iPad', 'iOS']);

/** Where the account is signed in, and the way to end each of them, or all others (AC-07). */
export const SessionsList = () => {
  const { t } = useTranslation('account');
  const read = useAccountSessions();
  const { data: sessions } = read;
  const end = useEndSessions();
  const seenOn = useSeenOn();
  const { show } = useToast();
  const onceEach = useOnceEach();
  const tryToEnd = (id: string) =>
    void onceEach(id, async () => {
      try {
        await end(id);
        show(t(id === 'others' ? 'account:sessions.othersEnded' : 'account:sessions.ended'));
      } catch (error) {
        show(sentenceOf(error, t('account:failed')), { tone: 'error' });
      }
    });

  if (!sessions) return <NotRead read={read} failed={t('account:sessions.loadFailed')} />;
  const nameOf = ({ browser, system }: AccountSession) =>
    [browser, system].filter((part) => part !== null).join(', ') || t('account:sessions.unknown');
  return (
    <>
      <ListRows label={t('account:sessions.title')}>
        {sessions.map((session) => (
          <ListRow
            key={session.id}
            icon={HANDHELD.has(session.system ?? '') ? <Smartphone aria-hidden /> : <Monitor aria-hidden />}
            title={nameOf(session)}
            mark={session.isThis ? t('account:sessions.this') : undefined}
            actions={
              session.isThis ? undefined : (
                <Button
                  variant="quiet"
                  needsConnection
                  aria-label={t('account:sessions.endNamed', { name: nameOf(session) })}
                  onClick={() => tryToEnd(session.id)}
                >
                  {t('account:sessions.end')}
                </Button>
              )
            }
          >
            <DottedFacts>
              <span>{session.isThis ? t('account:sessions.now') : seenOn(session.lastSeenOn)}</span>
              {session.isLent ? <span>{t('account:sessions.lent')}</span> : null}
            </DottedFacts>
          </ListRow>
        ))}
      </ListRows>
      {sessions.length > 1 ? (
        <div>
          <Button needsConnection onClick={() => tryToEnd('others')}>
            {t('account:sessions.endOthers')}
          </Button>
        </div>
      ) : null}
    </>
  );
};
