import type { FamilyFile, ImportCounts, NameInput } from '@kovan/api-client/contract';
import { fileClient, profileClient } from '@kovan/api-client/people';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../data/keys.ts';
import { useIdempotencyKey } from '../../data/useIdempotencyKey.ts';
import { logFailure } from '../../data/logFailure.ts';
import { useIdentityAccount } from '../../providers/AccountProvider.tsx';
import { useApi } from '../../providers/ApiProvider.tsx';
import { useAuth } from '../../providers/AuthProvider.tsx';
import { useChildren } from '../../providers/ChildrenProvider.tsx';

/** Changes the user's name, here, in the header, in other tabs and at the provider (AC-05). Rejects with the call's error, already logged, as the others do. */
export const useRename = (): ((name: NameInput) => Promise<void>) => {
  const { request } = useApi();
  const { showUser } = useAuth();
  const account = useIdentityAccount();
  const client = useQueryClient();
  return useMutation({
    meta: { operation: 'profile.rename' },
    mutationFn: async (name: NameInput) => {
      showUser(await profileClient(request).rename(name));
      // The server's name counts; the provider's is only what a reload shows until the server is asked.
      await account.updateName(name).catch((error: unknown) => logFailure('auth.name', error));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.people }),
  }).mutateAsync;
};

/** Ends one session of the account, or, named `others`, all but this one. */
export const useEndSessions = (): ((id: string) => Promise<void>) => {
  const { request } = useApi();
  const client = useQueryClient();
  return useMutation({
    meta: { operation: 'profile.endSession' },
    mutationFn: (id: string) => {
      const profile = profileClient(request);
      return id === 'others' ? profile.endOtherSessions() : profile.endSession(id);
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.sessions }),
  }).mutateAsync;
};

/** All that the family has written. */
export const useExport = (): (() => Promise<FamilyFile>) => {
  const { request } = useApi();
  return useMutation({
    meta: { operation: 'file.export' },
    mutationFn: () => fileClient(request).export(),
  }).mutateAsync;
};

/** Brings a file into a family without children. */
export const useImport = (): ((file: object) => Promise<ImportCounts>) => {
  const { request } = useApi();
  const { refresh } = useChildren();
  const { keyFor, forget, forgetWhereGone } = useIdempotencyKey();
  return useMutation({
    meta: { operation: 'file.import' },
    mutationFn: (file: object) => fileClient(request).import(file, { idempotencyKey: keyFor(file) }),
    onError: forgetWhereGone,
    onSuccess: async () => {
      forget();
      await refresh();
    },
  }).mutateAsync;
};

/** What is erased: the user's own account, or the whole family, confirmed by the typed word. */
export type Erasing = { readonly what: 'account' } | { readonly what: 'family'; readonly confirm: 'SİL' | 'DELETE' };

/** Erases by the token of a fresh sign-in; what is erased at the server is gone, whatever comes after (EX-03, EX-04). */
export const useErase = (): ((erasing: Erasing & { readonly idToken: string }) => Promise<void>) => {
  const { request } = useApi();
  return useMutation({
    meta: { operation: 'profile.erase' },
    mutationFn: (erasing: Erasing & { readonly idToken: string }) => {
      const profile = profileClient(request);
      return erasing.what === 'account'
        ? profile.erase(erasing.idToken)
        : profile.eraseFamily(erasing.idToken, erasing.confirm);
    },
  }).mutateAsync;
};
