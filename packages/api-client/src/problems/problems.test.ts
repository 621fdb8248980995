import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls.ts';
import { LANGUAGES } from '../contract/language.ts';
import { PROBLEM_CODES } from '../contract/problem.ts';
import { z } from '../contract/zod.ts';
import { issueSentence, problemOf, problemSentence } from '../problems.ts';

const issuesOf = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value, { reportInput: true }).error?.issues ?? [];

const child = { name: 'Elif', birthYear: 2015, grade: '5. Sınıf', avatar: '👧' };
const rule = {
  childId: 'elif',
  name: 'Oda toplama',
  icon: '🧹',
  isPeriodic: true,
  period: { frequency: '1', weekDays: ['Pazartesi'] },
};
const task = { childId: 'elif', name: 'Çöp', icon: '🧹', dueDate: '2026-11-18' };

describe('[A-09] sentences of errors', () => {
  it('has one for each code in each language, none twice', () => {
    for (const language of LANGUAGES) {
      const sentences = PROBLEM_CODES.map((code) => problemSentence(code, language));
      expect(new Set(sentences).size).toBe(PROBLEM_CODES.length);
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it.each([
    [
      calls.children.create.body,
      // Of what is wrong with it the first alone is said.
      { ...child, name: `${'a'.repeat(80)}\0` },
      'name',
      'Ad en çok 80 karakter olabilir.',
      'Name can be at most 80 characters long.',
    ],
    [calls.children.create.body, { ...child, name: '  ' }, 'name', 'Ad gerekli.', 'Name is required.'],
    [calls.children.create.body, { ...child, name: undefined }, 'name', 'Ad gerekli.', 'Name is required.'],
    [calls.children.create.body, { ...child, name: 5 }, 'name', 'Ad metin olmalı.', 'Name must be text.'],
    [
      calls.children.create.body,
      { ...child, name: 'a\0' },
      'name',
      'Ad kaydedilemeyen bir karakter içeriyor.',
      'Name contains a character that cannot be stored.',
    ],
    [
      calls.children.create.body,
      { ...child, birthYear: 2009 },
      'birthYear',
      'Doğum yılı en az 2010 olabilir.',
      'Birth year must be at least 2010.',
    ],
    [
      calls.children.create.body,
      { ...child, birthYear: 2015.5 },
      'birthYear',
      'Doğum yılı tam sayı olmalı.',
      'Birth year must be a whole number.',
    ],
    [
      calls.children.create.body,
      { ...child, birthYear: '2015' },
      'birthYear',
      'Doğum yılı sayı olmalı.',
      'Birth year must be a number.',
    ],
    [
      calls.children.create.body,
      { ...child, grade: '13. Sınıf' },
      'grade',
      'Sınıf sunulan seçeneklerden biri olmalı.',
      'Grade must be one of the offered choices.',
    ],
    [calls.children.create.body, { ...child, grade: undefined }, 'grade', 'Sınıf gerekli.', 'Grade is required.'],
    [
      calls.children.create.body,
      { ...child, school: 'x' },
      'school',
      '“school” bilinmeyen bir alan.',
      '“school” is an unknown field.',
    ],
    [
      calls.tasks.create.body,
      { ...task, dueDate: '2026-02-30' },
      'dueDate',
      'Son tarih YYYY-AA-GG biçiminde, var olan bir gün olmalı.',
      'Due date must be a day that exists, written as YYYY-MM-DD.',
    ],
    [
      calls.scheduledTasks.create.body,
      { ...rule, period: { frequency: '1', weekDays: [] } },
      'period.weekDays',
      'Günler için en az 1 seçim gerekli.',
      'Weekdays: at least 1 choice needed.',
    ],
    [
      calls.scheduledTasks.create.body,
      { ...rule, period: { frequency: '1', weekDays: ['Pazar', 'Pazar'] } },
      'period.weekDays',
      'Günler aynı seçimi iki kez içeremez.',
      'Weekdays cannot contain the same choice twice.',
    ],
    [
      calls.scheduledTasks.create.body,
      { ...rule, period: { frequency: '1', weekDays: ['Sunday'] } },
      'period.weekDays.0',
      'Günler sunulan seçeneklerden biri olmalı.',
      'Weekdays must be one of the offered choices.',
    ],
    [
      calls.scheduledTasks.create.body,
      { ...rule, period: { frequency: '53', weekDays: ['Pazar'] } },
      'period.frequency',
      'Sıklık 1 ile 52 arasında bir hafta sayısı olmalı.',
      'Frequency must be a number of weeks from 1 to 52.',
    ],
    [
      calls.scheduledTasks.create.body,
      { ...rule, period: { frequency: '1', weekDays: ['Pazar'], x: 1 } },
      'period.x',
      '“x” bilinmeyen bir alan.',
      '“x” is an unknown field.',
    ],
    [
      calls.homework.update.body,
      { baslik: 'a', ders: 'Matematik', sonTarih: 'yarın' },
      'sonTarih',
      'Son tarih YYYY-AA-GG biçiminde, var olan bir gün olmalı.',
      'Due date must be a day that exists, written as YYYY-MM-DD.',
    ],
    [
      calls.homework.update.body,
      { baslik: 'a', ders: 'Matematik', sonTarih: 5 },
      'sonTarih',
      'Son tarih metin olmalı.',
      'Due date must be text.',
    ],
    [
      calls.homework.check.body,
      { checked: 'true' },
      'checked',
      'Kontrol evet ya da hayır (true, false) olmalı.',
      'Checked must be true or false.',
    ],
    [
      calls.homework.generateFields.body,
      { freeText: '' },
      'freeText',
      'Ödev metni gerekli.',
      'Homework text is required.',
    ],
  ])('%# says what is wrong with a field', (schema, value, field, turkish, english) => {
    const issues = issuesOf(schema, value);
    expect(problemOf(issues, 'tr').fields).toEqual({ [field]: turkish });
    expect(problemOf(issues, 'en').fields).toEqual({ [field]: english });
  });

  it('names every wrong field at once', () => {
    const problem = problemOf(issuesOf(calls.tasks.create.body, { extra: 1 }), 'en');
    expect(problem.code).toBe('INVALID_INPUT');
    expect(Object.keys(problem.fields ?? {}).toSorted()).toEqual(['childId', 'dueDate', 'extra', 'icon', 'name']);
  });

  it('names a hundred at most, however many are wrong', () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`x${at}`, 1]));
    const problem = problemOf(issuesOf(calls.tasks.create.body, { ...task, ...many }), 'en');
    expect(Object.keys(problem.fields ?? {})).toHaveLength(100);
  });

  it('has no fields when the body as a whole is of a wrong kind', () => {
    expect(problemOf(issuesOf(calls.tasks.create.body, []), 'en')).toEqual({
      error: 'Some fields are not valid.',
      code: 'INVALID_INPUT',
    });
  });

  it('words the issues that services make', () => {
    const say = (issue: Parameters<typeof issueSentence>[0], field: string) => issueSentence(issue, 'tr', field);
    expect(say({ code: 'too_big', origin: 'number', maximum: 2026 }, 'birthYear')).toBe(
      'Doğum yılı en çok 2026 olabilir.',
    );
    expect(say({ code: 'custom', params: { kind: 'endBeforeStart' } }, 'date_end')).toBe(
      'Bitiş günü başlangıç gününden önce olamaz.',
    );
    expect(say({ code: 'custom', params: { kind: 'rangeTooLong', maximum: 366 } }, 'date_end')).toBe(
      'Gün aralığı en çok 366 gün olabilir.',
    );
    const full = { code: 'custom', params: { kind: 'rangeTooFull', maximum: 5000 } };
    expect(say(full, 'date_end')).toBe('Gün aralığında en çok 5000 görev olabilir.');
    expect(issueSentence(full, 'en', 'date_end')).toBe('The range can hold at most 5000 tasks.');
    expect(say({ code: 'custom', params: { kind: 'otherChild' } }, 'cocukId')).toBe(
      'Çocuk, Kids-Id başlığının gösterdiği çocuk olmalı.',
    );
    expect(say({ code: 'custom', params: { kind: 'required' } }, 'cocukId')).toBe('Çocuk gerekli.');
  });
});
