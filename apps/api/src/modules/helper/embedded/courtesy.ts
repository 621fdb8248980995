import { matches, type Sentence, type Span } from './sentence.ts';

const START = '(?<=^|[.!?,;:\\)] ?)';
const WISHED =
  '(?:iyi|hayirli|guzel|mutlu) (?:(?:aksam|gun|gece|sabah|hafta|calisma|tatil|bayram|pazar|cuma|seyran)l[ae]r|hafta ?son(?:u|lari))';
const GREETING = `merhaba(?:lar)?|selam(?:lar)?|slm|mrb|gunaydin|${WISHED}|tunaydin|hello|hi|hey|good (?:morning|afternoon|evening)|kolay gelsin|happy (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend)|(?:have|enjoy) (?:a|the|your) (?:\\p{L}{3,12} )?(?:weekend|week|day|evening|holiday)`;
const ESTEEMED = '(?:(?:sayin|sn\\.?|sevgili|degerli|dear) )';
const WHOM =
  'hocam|ogretmenim|arkadaslar|mums|moms|folks|veli(?:ler)?(?:im|imiz)?|herkese|anneler|everyone|everybody|all|there|parents|guys|team';

/**
 * Behind a greeting that homework is about: "merhaba kelimesini", "selam verme", "good morning song". Only what is not
 * asked of the one who is greeted, so not "merhaba kelime ezberi" and "hi song practice".
 */
const OF_GREETING =
  '(?:(?:kelimesi|sarkisi|ifadesi|sozcugu|(?<=bayramlar |tatiller )kart(?:lar)?i)(?:n[iu]n?)?|(?:ver|de|soyle)me(?:[ky]\\p{L}*|nin|si\\p{L}*)?|konulu|temali|baslikli|adli|isimli|(?<!(?:hi|hey) )(?:song|chant)s?)(?!\\p{L})';
/** "Sevgili Günlük", "Dear Santa": beginnings of what a child writes. */
const WRITTEN_TO = '(?:gunlu[kg]|diary|santa|noel)';

/** What is said to the helper: "can you add", "remind me that", "ödev ekle"; not "add the fractions". */
const TO_THE_HELPER: readonly RegExp[] = [
  new RegExp(`${START}(?:(?:can|could) you )?(?:please )?remind (?:me|us) (?:to|that|about|of) `, 'gu'),
  new RegExp(`${START}(?:can|could) you (?:please )?add (?:(?:the |a |new )?(?:homework|reminder)(?: for)?:? )?`, 'gu'),
  new RegExp(
    `${START}(?:please )?(?:add (?:a |new )?(?:homework|reminder)(?: for)?|(?:create|make) (?:a |new )?homework(?: for|(?=:))):? `,
    'gu',
  ),
  /(?<!\p{L})(?:(?:yeni )?odev (?:ekle|olustur)|(?:ekle|olusturu)r m[iu]s[iu]n(?:[iu]z)?)(?!\p{L}):? ?/gu,
];

/** "Merhaba hocam,", "Sayın velimiz,", "Hi everyone,", "Deniz Hocam merhaba": from the beginning of a clause. */
const OPENINGS: readonly RegExp[] = [
  new RegExp(
    `${START}(?:${ESTEEMED}*(?:${WHOM}) )?(?:${GREETING})(?! ${OF_GREETING})(?: ${ESTEEMED}*(?:${WHOM}))*(?![\\p{L}])[ ,!.]*`,
    'gu',
  ),
  new RegExp(`${START}(?:sayin|sn\\.?|sevgili|degerli|dear) (?!${WRITTEN_TO})\\p{L}{2,20}[,!:]? ?`, 'gu'),
  new RegExp(`^(?:${WHOM}) ?[,!] ?`, 'gu'),
  /^(?:hocam|ogretmenim|arkadaslar(?! (?:aras|konulu|icin|ile|hakkinda)))(?!\p{L}) ?/gu,
  /^\p{L}{2,20} hocam (?:merhaba|selam|iyi \p{L}{3,10})[ ,!.]*/gu,
  /(?<!\p{L})(?:umarim iyisinizdir|nasilsiniz|(?:i )?hope (?:you are|you're|all is) \p{L}{2,12}|just to let you know(?: that)?|(?:just a (?:quick |friendly |gentle )?|(?:quick|friendly|gentle) )reminder(?: that)?|(?:i am |i'm )?sorry (?:for|about) (?:(?:the|my) )?[\p{L} ]{2,20}(?=[-,.])|(?:could|can) (?:somebody|someone|you|anyone) (?:please )?(?:(?:send|tell) (?:me|us)|remind \p{L}{2,12} (?:that|to))|unutmadan soyleyeyim)(?!\p{L})[ ,.:!-]*/gu,
  /(?<!\p{L})(?:please )?make sure that(?!\p{L})/gu,
  new RegExp(`(?<!\\p{L})${WISHED}[ .!]*$`, 'gu'),
  ...TO_THE_HELPER,
];

/**
 * "Teşekkürler", "Kind regards, …", "İyi geceler": from the beginning of a clause near the end. A "thank you" that is
 * written or said is homework: "a thank you letter", "thank you cards", "how to say thank you".
 */
const CLOSING =
  /(?<=[.!?,;) ])(?<!(?<!\p{L})(?:an?|the|say|saying) )(?!thank you (?:letter|card|note|message|speech|poster)s?(?!\p{L}))(?:(?:cok )?tesekkur(?:ler| eder\p{L}*)|tsk(?:ler)?|sagolun|sag ?olun|saygilar\p{L}*|sevgiler\p{L}*|thanks|thank you|thx|(?:kind|best|warm) (?:regards|wishes)|regards|best wishes|cheers|see you|bye)(?!\p{L})[ ,.!]*(?:[\p{L}. ]{0,30}[.!]?)$/gu;

/** Greetings, good wishes and asking; a day in one of them ("Happy Friday", "iyi hafta sonları") is no day of homework. */
export const findGreetings = (sentence: Sentence): readonly Span[] =>
  OPENINGS.flatMap((pattern) => matches(sentence, pattern));

/** Thanks and signing off. */
export const findClosings = (sentence: Sentence): readonly Span[] => matches(sentence, CLOSING);
