import { describe, expect, it } from 'vitest';
import { completedCount, type DemoAnswer, isEveryItemDone, itemsOfAnswer, itemsOfFailure } from './index.ts';
import { NOTHING, TEXTS } from './testTexts.ts';

const itemFor = (answer: Partial<DemoAnswer>, typed = 'yazılan') =>
  itemsOfAnswer({ ...NOTHING, ...answer }, typed, TEXTS)[0];

describe('the items of the demo', () => {
  it('[D-24] [Q-45] gives an upper-case subject its display name', () => {
    const shown = ['TÜRKÇE', 'MATEMATİK', 'FEN BILIMLERI', 'SOSYAL', 'DİN', 'TEKNOLOJI VE TASARIM', 'SCIENCE', 'MATHS'];
    expect(shown.map((subject) => itemFor({ subject })?.subject)).toEqual([
      'Türkçe',
      'Matematik',
      'Fen Bilimleri',
      'Sosyal Bilgiler',
      'Din Kültürü',
      'Teknoloji ve Tasarım',
      'Science',
      'Maths',
    ]);
  });

  it('[D-25] keeps an unknown subject as given', () => {
    expect(itemFor({ subject: 'SATRANÇ' })?.subject).toBe('SATRANÇ');
  });

  it('[D-26] [D-27] [D-28] fills in a missing or blank subject, title and description', () => {
    for (const missing of [null, '', '  ']) {
      const item = itemFor({ subject: missing, title: missing, description: missing }, '  sayfa 5 ');
      expect(item).toMatchObject({ subject: 'Genel', title: 'Ödev', description: 'sayfa 5' });
    }
  });

  it('[D-29] [D-30] [D-38] [E-36] is of medium difficulty and 30 minutes, not done, with what was read', () => {
    const answer = {
      title: 'Kesirler',
      description: 'Sayfa 45',
      subject: 'Matematik',
      teacher: 'Ayşe',
      book: 'Defter',
      page: '45',
      dueDate: '2026-11-19',
    };
    expect(itemFor(answer)).toEqual({
      ...answer,
      id: 'demo-1',
      difficulty: 'medium',
      estimatedTime: 30,
      isCompleted: false,
    });
  });

  it('[D-29] [D-30] of whatever was answered, or was not, every item is of medium difficulty and 30 minutes', () => {
    const items = [...itemsOfAnswer(NOTHING, 'x', TEXTS), ...itemsOfFailure('x', TEXTS)];
    expect(items.map(({ difficulty, estimatedTime }) => [difficulty, estimatedTime])).toEqual(
      Array.from({ length: 3 }, () => ['medium', 30]),
    );
  });

  it('[Q-47] [D-31] [D-33] [D-34] [D-35] is one on success, two on failure, the first titled by the connection error', () => {
    expect(itemsOfAnswer(NOTHING, 'x', TEXTS)).toHaveLength(1);
    const items = itemsOfFailure('x', TEXTS);
    expect(items.map(({ id, title }) => [id, title])).toEqual([
      ['demo-1', 'API Bağlantı Hatası'],
      ['demo-2', 'Örnek Ödev'],
    ]);
    expect(items[0]?.description).toBe(TEXTS.onFailure[0].description);
  });

  it('[D-07] [D-20] counts what is done; no items are never all done', () => {
    const [one, two] = itemsOfFailure('x', TEXTS);
    if (!one || !two) throw new Error('two items are expected');
    const done = { ...one, isCompleted: true };
    expect([completedCount([done, two]), isEveryItemDone([done, two])]).toEqual([1, false]);
    expect([completedCount([done]), isEveryItemDone([done])]).toEqual([1, true]);
    expect(isEveryItemDone([])).toBe(false);
  });
});
