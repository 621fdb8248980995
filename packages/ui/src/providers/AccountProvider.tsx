import type { IdentityAccount } from '@kovan/machines/auth';
import type { ReactNode } from 'react';
import { requiredContext } from './requiredContext.ts';

const [Provide, useIdentityAccount] = requiredContext<IdentityAccount>('useIdentityAccount', 'AccountProvider');

/** The signed-in user's account at the identity provider. */
export { useIdentityAccount };

export const AccountProvider = ({ account, children }: { account: IdentityAccount; children: ReactNode }) => (
  <Provide value={account}>{children}</Provide>
);
