import { ApiError } from '@kovan/api-client';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Refused } from '../../data/queue/queue.ts';
import { QueueProvider } from '../../data/queue/QueueProvider.tsx';
import { entryOf } from '../../data/queue/testEntry.ts';
import { i18n } from '../../i18n/i18n.ts';
import { testRoot } from '../../testRoot.ts';
import { testQueue } from '../../testQueue.ts';
import { QueueMessages } from './QueueMessages.tsx';
import { registerQueueTexts } from './texts.ts';

const { show, view } = vi.hoisted(() => ({ show: vi.fn(), view: { viewMode: 'family' } }));
vi.mock('../../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show }) }));
vi.mock('../../providers/ViewProvider.tsx', () => ({ useView: () => view }));

registerQueueTexts();
const render = testRoot();
const hearers = new Set<Refused>();
const queue = testQueue({
  onRefused: (hear: Refused) => {
    hearers.add(hear);
    return () => void hearers.delete(hear);
  },
});
const GONE = new ApiError('http', 'queue', { status: 404 });
const draw = (content = <QueueMessages />) => render(<QueueProvider queue={queue}>{content}</QueueProvider>);
const refuse = () => act(async () => hearers.forEach((hear) => hear(entryOf('1'), GONE)));

beforeEach(async () => {
  await i18n.changeLanguage('tr');
  show.mockClear();
});

it.each([
  ['family', 'queue:refused.deleted'],
  ['child', 'queue:refused.deletedChild'],
] as const)(
  '[OF-04] in %s view what was refused after it had waited is said once, as an error that stays',
  async (mode, key) => {
    view.viewMode = mode;
    await draw();
    await refuse();
    await vi.waitFor(() => expect(show.mock.calls).toEqual([[i18n.t(key, { name: 'Oda' }), { tone: 'error' }]]));
    await draw(<p />);
    expect(hearers.size).toBe(0);
  },
);
