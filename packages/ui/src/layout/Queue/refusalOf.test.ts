import { expect, it } from 'vitest';
import type { Work } from '../../data/queue/work.ts';
import { i18n } from '../../i18n/i18n.ts';
import { refusalOf } from './refusalOf.ts';

const step = { id: 'x', name: 'Oda', to: {} };
const TICKS: readonly Work[] = [
  { operation: 'task.complete', ...step },
  { operation: 'homework.complete', childId: 'elif', ...step },
  { operation: 'homework.check', childId: 'elif', checked: true, ...step },
];
const task = { childId: 'elif', name: 'Oda', icon: '🧹' as const };
const ADDITIONS: readonly Work[] = [
  { operation: 'task.create', name: 'Oda', input: { ...task, dueDate: '2026-11-20' } },
  {
    operation: 'scheduledTask.create',
    name: 'Oda',
    input: { ...task, isPeriodic: true, period: { frequency: 'Her Hafta', weekDays: ['Salı'] } },
  },
];
const SAID = 'Bu ödev kontrol edildi.';

it.each([
  [
    'a tick of something deleted',
    TICKS,
    404,
    'yok.',
    false,
    '“Oda” siz çevrimdışıyken silinmiş; işaretiniz geri alındı.',
  ],
  ['a child’s tick of it', TICKS, 404, 'yok.', true, '“Oda” sen çevrimdışıyken silinmiş; işaretin geri alındı.'],
  ['a tick', TICKS, 409, SAID, false, `“Oda” gönderilemedi; işaretiniz geri alındı. ${SAID}`],
  ['a child’s tick', TICKS, 409, SAID, true, `“Oda” gönderilemedi; işaretin geri alındı. ${SAID}`],
  ['a tick without a reason', TICKS, undefined, undefined, false, '“Oda” gönderilemedi; işaretiniz geri alındı.'],
  ['something new', ADDITIONS, 400, SAID, false, `“Oda” eklenemedi. ${SAID}`],
  ['something new for a child that is gone', ADDITIONS, 404, 'Çocuk yok.', false, '“Oda” eklenemedi. Çocuk yok.'],
  ['something new without a reason', ADDITIONS, undefined, undefined, false, '“Oda” eklenemedi.'],
])(
  '[OF-04] %s that was refused is told by name, and what became of it',
  async (_, works, status, said, isChild, sentence) => {
    await i18n.changeLanguage('tr');
    for (const work of works) expect(refusalOf(i18n.t, { work }, { status, said, isChild })).toBe(sentence);
  },
);
