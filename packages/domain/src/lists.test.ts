import { describe, expect, it } from 'vitest';
import { AVATARS, CHILD_AVATARS, DEFAULT_AVATAR, ONBOARDING_AVATARS } from './avatars.ts';
import { ageIn, isBirthYear, MIN_BIRTH_YEAR } from './children.ts';
import { DEFAULT_FREQUENCY, FREQUENCIES, isNamedFrequency } from './frequencies.ts';
import { DEFAULT_GRADE, GRADES } from './grades.ts';
import { DEFAULT_TASK_ICON, TASK_ICONS } from './icons.ts';
import { ACTIVITY_COUNT, FAMILY_LIMITS, MAX_RANGE_DAYS, MAX_WEEKS_AHEAD, TEXT_LIMITS } from './limits.ts';

/** Emoji by their code points: two that look alike may differ by a joiner or a selector. */
const codePoints = (emoji: readonly string[]) =>
  emoji.map((text) => [...text].map((sign) => sign.codePointAt(0)?.toString(16).toUpperCase()).join(' '));

describe('lists', () => {
  it('[E-01] [N-16] offers these 15 grades, in this order', () => {
    const classes = Array.from({ length: 12 }, (_, i) => `${i + 1}. Sınıf`);
    expect(GRADES).toEqual(['Kreş (0-2 yaş)', 'Anaokulu (3-4 yaş)', 'Anaokulu (5-6 yaş)', ...classes]);
    expect(GRADES).toHaveLength(15);
    expect(DEFAULT_GRADE).toBe('1. Sınıf');
  });

  it('[E-03] [N-16] offers these ten avatars on the children screen', () => {
    const expected = ['1F476', '1F9D2', '1F466', '1F467', '1F3AD', '1F3A8', '1F3AF', '1F31F', '1F680', '1F3AA'];
    expect(codePoints(CHILD_AVATARS)).toEqual(expected);
  });

  it('[E-04] [N-16] [Q-49] offers these ten avatars on onboarding, the students joined', () => {
    expect(codePoints(ONBOARDING_AVATARS)).toEqual([
      '1F476',
      '1F467',
      '1F466',
      '1F9D2',
      '1F468 200D 1F393',
      '1F469 200D 1F393',
      '1F393',
      '1F4DA',
      '270F FE0F',
      '1F3A8',
    ]);
  });

  it('[Q-50] [Q-51] takes the union of both, 15 avatars, and shows 👶 first', () => {
    expect(AVATARS).toHaveLength(15);
    expect([...CHILD_AVATARS, ...ONBOARDING_AVATARS].every((avatar) => AVATARS.includes(avatar))).toBe(true);
    expect([DEFAULT_AVATAR, CHILD_AVATARS[0], ONBOARDING_AVATARS[0]]).toEqual(['👶', '👶', '👶']);
  });

  it('[E-05] [N-16] offers these ten task icons, in this order, a memo first', () => {
    expect(codePoints(TASK_ICONS)).toEqual([
      '1F4DD',
      '1F4DA',
      '270F FE0F',
      '1F3A8',
      '1F3C3',
      '1F9F9',
      '1F37D FE0F',
      '1F6CF FE0F',
      '1F3B5',
      '1F3AE',
    ]);
    expect(DEFAULT_TASK_ICON).toBe('📝');
  });

  it('[E-08] [E-09] [N-17] [Q-26] offers six frequencies, every week at first, and names no other', () => {
    expect(FREQUENCIES).toEqual([1, 2, 4, 12, 24, 52]);
    expect(DEFAULT_FREQUENCY).toBe(1);
    const named = Array.from({ length: 60 }, (_, weeks) => weeks).filter(isNamedFrequency);
    expect(named).toEqual([...FREQUENCIES]);
  });

  it('[V-39] limits texts', () => {
    const { subject, teacher, book, page } = TEXT_LIMITS;
    expect([subject, teacher, book, page]).toEqual([100, 100, 100, 100]);
    expect(TEXT_LIMITS).toMatchObject({ name: 80, title: 200, description: 4000, freeText: 2000 });
  });

  it('[A-25] [S-36] [FD-21] limits ranges to 366 days, occurrences to 60 weeks ahead, activities to 20', () => {
    expect([MAX_RANGE_DAYS, MAX_WEEKS_AHEAD, ACTIVITY_COUNT]).toEqual([366, 60, 20]);
  });

  it('[N-25] lets a family hold far more than any family does', () => {
    expect(FAMILY_LIMITS).toEqual({ children: 200, rules: 2_000, rows: 200_000, devices: 100 });
  });

  it('[N-15] [V-16] takes whole birth years from 2010 to the current year', () => {
    expect(MIN_BIRTH_YEAR).toBe(2010);
    const accepted = [2009, 2010, 2018, 2018.5, 2026, 2027, Number.NaN].filter((year) => isBirthYear(year, 2026));
    expect(accepted).toEqual([2010, 2018, 2026]);
  });

  it('[E-20] counts age as current year minus birth year', () => {
    expect([ageIn(2026, 2018), ageIn(2026, 2026)]).toEqual([8, 0]);
  });
});
