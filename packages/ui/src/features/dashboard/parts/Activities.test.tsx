import type { Activity, Child } from '@kovan/api-client/contract';
import { expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { testRoot } from '../../../testRoot.ts';
import { registerDashboardTexts } from '../texts.ts';
import { Activities } from './Activities.tsx';

const ELIF = vi.hoisted((): Child => ({ id: 'elif', name: 'Elif', birthYear: 2017, grade: '3. Sınıf', avatar: '👧' }));
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => ({ children: [ELIF] }) }));

registerDashboardTexts();
const render = testRoot();
const ROOM: Activity = {
  id: 'oda',
  type: 'task',
  icon: '🧹',
  title: 'Odanı süpür',
  childId: 'elif',
  childName: 'Elif',
  completedAt: '2026-11-18T12:10:00.000Z',
};

it.each([
  ['tr', '👧🧹 Odanı süpürElif · Görev15:10'],
  ['en', '👧🧹 Odanı süpürElif · Task15:10'],
])(
  '[FD-22] an activity says what it was, whose and when, also in a family of one child, in %s',
  async (language, words) => {
    await i18n.changeLanguage(language);
    await render(
      <ClockProvider clock={{ now: () => new Date('2026-11-18T14:00:00Z'), timeZone: 'Europe/Istanbul' }}>
        <Activities activities={[ROOM]} isLoading={false} />
      </ClockProvider>,
    );
    expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([words]);
  },
);
