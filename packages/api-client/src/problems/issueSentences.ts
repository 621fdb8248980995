import type { Language } from '../contract/language.ts';

/** Sentences about one field; `field` is its name for people, `n` the bound. */
interface Sentences {
  required(field: string): string;
  wrongType: Readonly<Record<string, (field: string) => string>>;
  tooLong(field: string, n: number): string;
  tooFew(field: string, n: number): string;
  tooMany(field: string, n: number): string;
  tooSmall(field: string, n: number): string;
  tooBig(field: string, n: number): string;
  notAChoice(field: string): string;
  unknownField(name: string): string;
  wrongForm(field: string): string;
  notValid(field: string): string;
  /** Rules that the contract and the services add, by `params.kind`. */
  custom: Readonly<Record<string, (field: string, n: number) => string>>;
}

const tr: Sentences = {
  required: (field) => `${field} gerekli.`,
  wrongType: {
    string: (field) => `${field} metin olmalı.`,
    number: (field) => `${field} sayı olmalı.`,
    int: (field) => `${field} tam sayı olmalı.`,
    boolean: (field) => `${field} evet ya da hayır (true, false) olmalı.`,
    array: (field) => `${field} liste olmalı.`,
  },
  tooLong: (field, n) => `${field} en çok ${n} karakter olabilir.`,
  tooFew: (field, n) => `${field} için en az ${n} seçim gerekli.`,
  tooMany: (field, n) => `${field} için en çok ${n} seçim yapılabilir.`,
  tooSmall: (field, n) => `${field} en az ${n} olabilir.`,
  tooBig: (field, n) => `${field} en çok ${n} olabilir.`,
  notAChoice: (field) => `${field} sunulan seçeneklerden biri olmalı.`,
  unknownField: (name) => `“${name}” bilinmeyen bir alan.`,
  wrongForm: (field) => `${field} doğru biçimde değil.`,
  notValid: (field) => `${field} geçerli değil.`,
  custom: {
    required: (field) => `${field} gerekli.`,
    day: (field) => `${field} YYYY-AA-GG biçiminde, var olan bir gün olmalı.`,
    text: (field) => `${field} kaydedilemeyen bir karakter içeriyor.`,
    unique: (field) => `${field} aynı seçimi iki kez içeremez.`,
    pin: (field) => `${field} 4 ile 6 rakam arası olmalı.`,
    weeks: (field) => `${field} 1 ile 52 arasında bir hafta sayısı olmalı.`,
    endBeforeStart: (field) => `${field} başlangıç gününden önce olamaz.`,
    rangeTooLong: (_, n) => `Gün aralığı en çok ${n} gün olabilir.`,
    rangeTooFull: (_, n) => `Gün aralığında en çok ${n} görev olabilir.`,
    cursor: (field) => `${field} bir listenin verdiği devam işareti olmalı.`,
    fileVersion: (field) => `${field} bilinmiyor: dosya Kovan'ın daha yeni bir sürümünden olabilir.`,
    moment: (field) => `${field} 2000 ile 2099 arasında bir an olmalı.`,
    momentAhead: (field) => `${field} sunucunun saatinden ileride olamaz.`,
    momentTooOld: (field, n) => `${field} en çok ${n} gün önce olabilir.`,
    completion: (field) => `${field} durumla uyuşmuyor.`,
    strangeChild: (field) => `${field} dosyadaki çocuklardan biri olmalı.`,
    strangeRule: (field) => `${field} dosyadaki periyodik görevlerden biri olmalı.`,
    twice: (field) => `${field} dosyada iki kez geçiyor.`,
    otherChild: (field) => `${field}, Kids-Id başlığının gösterdiği çocuk olmalı.`,
  },
};

const choices = (n: number) => (n === 1 ? '1 choice' : `${n} choices`);

const en: Sentences = {
  required: (field) => `${field} is required.`,
  wrongType: {
    string: (field) => `${field} must be text.`,
    number: (field) => `${field} must be a number.`,
    int: (field) => `${field} must be a whole number.`,
    boolean: (field) => `${field} must be true or false.`,
    array: (field) => `${field} must be a list.`,
  },
  tooLong: (field, n) => `${field} can be at most ${n} characters long.`,
  tooFew: (field, n) => `${field}: at least ${choices(n)} needed.`,
  tooMany: (field, n) => `${field}: at most ${choices(n)} allowed.`,
  tooSmall: (field, n) => `${field} must be at least ${n}.`,
  tooBig: (field, n) => `${field} must be at most ${n}.`,
  notAChoice: (field) => `${field} must be one of the offered choices.`,
  unknownField: (name) => `“${name}” is an unknown field.`,
  wrongForm: (field) => `${field} is not in the right form.`,
  notValid: (field) => `${field} is not valid.`,
  custom: {
    required: (field) => `${field} is required.`,
    day: (field) => `${field} must be a day that exists, written as YYYY-MM-DD.`,
    text: (field) => `${field} contains a character that cannot be stored.`,
    unique: (field) => `${field} cannot contain the same choice twice.`,
    pin: (field) => `${field} must be 4 to 6 digits.`,
    weeks: (field) => `${field} must be a number of weeks from 1 to 52.`,
    endBeforeStart: (field) => `${field} cannot be before the start day.`,
    rangeTooLong: (_, n) => `The range can span at most ${n} days.`,
    rangeTooFull: (_, n) => `The range can hold at most ${n} tasks.`,
    cursor: (field) => `${field} must be the mark that a list gave to go on from.`,
    fileVersion: (field) => `${field} is unknown: the file may come from a newer Kovan.`,
    moment: (field) => `${field} must be between the years 2000 and 2099.`,
    momentAhead: (field) => `${field} cannot be ahead of the server's clock.`,
    momentTooOld: (field, n) => `${field} can be at most ${n} days ago.`,
    completion: (field) => `${field} does not agree with the status.`,
    strangeChild: (field) => `${field} must be one of the children in the file.`,
    strangeRule: (field) => `${field} must be one of the periodic tasks in the file.`,
    twice: (field) => `${field} stands in the file twice.`,
    otherChild: (field) => `${field} must be the one that the Kids-Id header names.`,
  },
};

export const ISSUE_SENTENCES: Readonly<Record<Language, Sentences>> = { tr, en };
