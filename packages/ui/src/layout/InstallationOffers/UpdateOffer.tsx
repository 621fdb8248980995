import { isChildrenOnly } from '@kovan/domain/sessionKinds';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../providers/AuthProvider.tsx';
import { useToast } from '../../providers/ToastProvider.tsx';
import { useUpdates } from '../../providers/UpdatesProvider.tsx';
import { hasTypedText, noticeTypedText, onTypedText } from './typedText.ts';

/** On a child's screen the other version is taken when the page is looked at again, unless something was entered. */
const useTakenWhenSeenAgain = (isWanted: boolean, take: () => void) => {
  useEffect(() => {
    if (!isWanted) return;
    const onSeen = () => {
      if (document.visibilityState === 'visible' && !hasTypedText()) take();
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, [isWanted, take]);
};

/**
 * Offers adults another version of the app in a message that stays, though not while something is entered in a form: taking
 * it loads the page anew. Without which nothing goes on is offered at once.
 */
export const UpdateOffer = () => {
  const { t } = useTranslation('layout');
  const { kind } = useAuth();
  const { show } = useToast();
  const updates = useUpdates();
  const state = useSyncExternalStore(updates.subscribe, updates.state);
  const isTyping = useSyncExternalStore(onTypedText, hasTypedText);
  const [isPutOff, setIsPutOff] = useState(false);
  const isForChildren = isChildrenOnly(kind);
  useEffect(noticeTypedText, []);
  useTakenWhenSeenAgain(isForChildren && state !== 'current', updates.take);

  const isOffered = kind === 'adult' && !isPutOff && (state === 'needed' || (state === 'ready' && !isTyping));
  useEffect(() => {
    if (!isOffered) return;
    return show(state === 'needed' ? t('layout:update.needed') : t('layout:update.ready'), {
      tone: 'news',
      action: { label: t('layout:update.take'), onPress: updates.take },
      closeLabel: t('layout:update.later'),
      onClose: () => {
        updates.putOff();
        // What is needed is said again wherever something fails.
        if (state === 'needed') setIsPutOff(true);
      },
    });
  }, [isOffered, state, show, t, updates]);
  return null;
};
