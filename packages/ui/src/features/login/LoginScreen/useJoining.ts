import { ApiError } from '@kovan/api-client';
import type { Adult } from '@kovan/api-client/contract';
import { peopleClient } from '@kovan/api-client/people';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hasFailed } from '../../../data/hasFailed.ts';
import { isGone } from '../../../data/isGone.ts';
import { keys } from '../../../data/keys.ts';
import { sentenceOf } from '../../../data/sentenceOf.ts';
import { paths } from '../../../layout/paths.ts';
import { useApi } from '../../../providers/ApiProvider.tsx';
import { useAuth } from '../../../providers/AuthProvider.tsx';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useSettings } from '../../../providers/SettingsProvider.tsx';
import { useJoin } from '../../people/mutations.ts';
import { useInvitationLook } from '../../people/queries.ts';
import { useCodeOfHash } from './useCodeOfHash.ts';

/** The code of a family's link. */
const CODE = /^#([\w-]{1,200})$/;

const isOther = ({ isYou }: Adult) => !isYou;

/** Why somebody could not join, where the screen has more than a sentence for it. */
export type Hindrance = 'gone' | 'codeless' | 'notEmpty' | 'notAlone' | null;

/**
 * Joining a family by the link of an invitation: at once after signing in here, by a press for who was signed in before, or
 * was signed in meanwhile because the identity provider still knows them.
 */
export const useJoining = () => {
  const { t } = useTranslation('login');
  const code = useCodeOfHash(CODE);
  const { isAuthenticated, moveInto } = useAuth();
  const { request } = useApi();
  const { signUp } = useSettings();
  const { refresh } = useChildren();
  const client = useQueryClient();
  const navigate = useNavigate();
  const look = useInvitationLook(code);
  const send = useJoin();
  const [hasEntered, setHasEntered] = useState(false);
  const [isJoining, setIsJoining] = useState(false);
  const [hindrance, setHindrance] = useState<Hindrance>(null);
  const [failure, setFailure] = useState<string | null>(null);

  /** Whether there is another adult in the own family; nobody, as long as that can't be asked. */
  const hasOthers = async () => {
    const people = await peopleClient(request)
      .show()
      .catch(() => null);
    return people?.adults.some(isOther) === true;
  };

  /** Where only the invited may sign up, the invitation made somebody new in this family, and is used up. */
  const isIn = async () => signUp === 'invited' && hasEntered && (await hasOthers());

  const fail = async (error: unknown) => {
    const reason = error instanceof ApiError ? error.code : undefined;
    if (reason === 'ALREADY_IN_FAMILY' || (isGone(error) && (await isIn())))
      await navigate(paths.app, { replace: true });
    else if (reason === 'FAMILY_NOT_EMPTY') setHindrance((await hasOthers()) ? 'notAlone' : 'notEmpty');
    else if (isGone(error)) setHindrance('gone');
    else setFailure(sentenceOf(error, t('login:join.failed')));
  };

  const join = async () => {
    if (code === null || isJoining) return;
    setIsJoining(true);
    setFailure(null);
    try {
      await moveInto(() => send(code));
      // What was read is another family's, also what is on the screen; only the invitation is read no more.
      void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.invitation[0] });
      await refresh();
      await navigate(paths.app, { replace: true });
    } catch (error) {
      await fail(error);
      // Whoever signed in here presses for the next try.
      setHasEntered(false);
    } finally {
      setIsJoining(false);
    }
  };

  const joinAtOnce = useEffectEvent(() => void join());
  const isReady = isAuthenticated && hasEntered && look.isSuccess;
  useEffect(() => {
    if (isReady) joinAtOnce();
  }, [isReady]);

  return {
    code,
    invitation: look.data,
    /** What the invitation says could not be read. */
    isError: hasFailed(look),
    isRetrying: look.isFetching,
    retry: () => void look.refetch(),
    // A page that was loaded anew knows nothing of its link any more, which may be good.
    hindrance: code === null ? ('codeless' as const) : isGone(look.error) ? ('gone' as const) : hindrance,
    failure,
    isSignedIn: isAuthenticated,
    isJoining: isJoining || isReady,
    join: () => void join(),
    /** Told that somebody has signed in here. */
    enter: () => setHasEntered(true),
  };
};
