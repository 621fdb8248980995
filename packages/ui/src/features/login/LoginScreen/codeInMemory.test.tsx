import { it, vi } from 'vitest';
import { expectTakenOutOfAddress } from '../../../testLink.tsx';
import { testRoot } from '../../../testRoot.ts';
import { useInvitation } from './useInvitation.ts';
import { useJoining } from './useJoining.ts';

vi.mock('@tanstack/react-query', () => ({ useQueryClient: () => ({}) }));
vi.mock('../../../providers/ApiProvider.tsx', () => ({ useApi: () => ({}) }));
vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => ({ isAuthenticated: false }) }));
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => ({}) }));
vi.mock('../../../providers/SettingsProvider.tsx', () => ({ useSettings: () => ({ signUp: 'open' }) }));
vi.mock('../../people/mutations.ts', () => ({ useJoin: () => undefined }));
vi.mock('../../people/queries.ts', () => ({ useInvitationLook: () => ({ isSuccess: true, isLoading: false }) }));

const render = testRoot();

it.each([
  ['[PE-06] a family’s', '/app/join#q7Jm2vXkT0eR5nUwZb8LsA', () => useJoining().code],
  ['an operator’s', '/app/login#invite=q7Jm2vXkT0eR5nUwZb8LsA', useInvitation],
])('%s invitation is kept in memory alone', (_, link, Page) =>
  expectTakenOutOfAddress(render, Page, { link, code: 'q7Jm2vXkT0eR5nUwZb8LsA' }),
);
