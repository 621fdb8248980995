import { it, vi } from 'vitest';
import { expectTakenOutOfAddress } from '../../../testLink.tsx';
import { testRoot } from '../../../testRoot.ts';
import { usePairing } from './usePairing.ts';

vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => ({}) }));
vi.mock('../../../providers/ApiProvider.tsx', () => ({ useApi: () => ({}) }));

const render = testRoot();
const Page = () => usePairing().code;

it('[DV-03] the code of the address is kept in memory alone', () =>
  expectTakenOutOfAddress(render, Page, { link: '/app/pair#7K3M-9QXA', code: '7K3M-9QXA' }));
