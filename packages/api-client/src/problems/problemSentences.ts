import { FAMILY_LIMITS } from '@kovan/domain/limits';
import type { Language } from '../contract/language.ts';
import { MAX_INVITATIONS } from '../contract/people.ts';
import type { ProblemCode } from '../contract/problem.ts';

const SENTENCES: Readonly<Record<ProblemCode, Readonly<Record<Language, string>>>> = {
  INVALID_INPUT: { tr: 'Bazı alanlar geçerli değil.', en: 'Some fields are not valid.' },
  MALFORMED_JSON: { tr: 'Gönderilen veri okunamadı.', en: 'What was sent could not be read.' },
  UNKNOWN_TIME_ZONE: { tr: 'Saat dilimi bilinmiyor.', en: 'The time zone is unknown.' },
  UNAUTHENTICATED: { tr: 'Devam etmek için giriş yapın.', en: 'Sign in to go on.' },
  ADULTS_ONLY: {
    tr: 'Bunu yalnızca ailenin yetişkinleri yapabilir.',
    en: 'Only the adults of the family can do this.',
  },
  NOT_FOUND: { tr: 'Aranan kayıt bulunamadı.', en: 'What was asked for was not found.' },
  METHOD_NOT_ALLOWED: { tr: 'Bu adres bu işlemi desteklemiyor.', en: 'This address does not support that operation.' },
  TRANSITION_NOT_ALLOWED: {
    tr: 'Bu işlem şu anki durumda yapılamaz.',
    en: 'This cannot be done in the present status.',
  },
  TOO_LARGE: { tr: 'Gönderilen veri çok büyük.', en: 'What was sent is too large.' },
  TOO_MANY: { tr: 'Bu aileye daha fazlası sığmıyor.', en: 'This family holds as much as it can.' },
  IDEMPOTENCY_KEY_REUSED: {
    tr: 'Bu istek anahtarı başka bir istekte kullanılmış.',
    en: 'This request key was used for another request.',
  },
  TOO_MANY_REQUESTS: {
    tr: 'Çok fazla istek gönderildi. Biraz sonra yeniden deneyin.',
    en: 'Too many requests. Try again in a little while.',
  },
  INTERNAL: { tr: 'Beklenmeyen bir hata oluştu.', en: 'Something unexpected went wrong.' },
  MAIL_NOT_ACCEPTED: {
    tr: 'E-posta gönderilemedi. Rapor saklandı; yeniden deneyin.',
    en: 'The mail could not be sent. The report is kept; try again.',
  },
  EMAIL_NOT_CONFIRMED: {
    tr: 'Rapor yalnızca onaylanmış adreslere gönderilir. Önce e-posta adresinizi onaylayın.',
    en: 'Reports go only to confirmed addresses. Confirm your email address first.',
  },
  SIGN_UP_CLOSED: {
    tr: 'Bu sunucuda yeni hesap açılamıyor.',
    en: 'This server takes no new accounts.',
  },
  INVITATION_NEEDED: {
    tr: 'Bu sunucuda yalnızca davet bağlantısıyla hesap açılabilir.',
    en: 'This server takes new accounts by an invitation link only.',
  },
  LENT: {
    tr: 'Bu tarayıcı çocuğa verildi. Devam etmek için yeniden giriş yapın.',
    en: 'This browser was handed to a child. Sign in again to go on.',
  },
  NO_PIN: { tr: 'Önce bir PIN belirleyin.', en: 'Set a PIN first.' },
  WRONG_PIN: { tr: 'PIN yanlış.', en: 'That is not the PIN.' },
  PIN_LOCKED: {
    tr: 'PIN çok kez yanlış girildi. Devam etmek için yeniden giriş yapın.',
    en: 'Too many wrong PINs. Sign in again to go on.',
  },
  TOO_MANY_INVITATIONS: {
    tr: `Aynı anda en fazla ${MAX_INVITATIONS} davet açık olabilir. Önce birini geri çekin.`,
    en: `At most ${MAX_INVITATIONS} invitations can be open at once. Withdraw one first.`,
  },
  FAMILY_NOT_EMPTY: {
    tr: 'Kendi ailenizde çocuk ya da başka bir yetişkin var. Önce o aileden ayrılın ya da çocukları silin.',
    en: 'Your own family has children or another adult. Leave it, or delete the children, first.',
  },
  ALREADY_IN_FAMILY: { tr: 'Zaten bu ailedesiniz.', en: 'You are in this family already.' },
  FAMILY_HAS_CHILDREN: {
    tr: 'Dosya yalnızca henüz çocuk eklenmemiş bir aileye yüklenebilir.',
    en: 'A file can be loaded only into a family without children.',
  },
  LAST_ADULT: {
    tr: 'Ailenin son yetişkini ayrılamaz. Aileyi tümüyle silebilirsiniz.',
    en: 'The last adult of a family cannot leave it. You can erase the whole family.',
  },
  FRESH_SIGN_IN_NEEDED: {
    tr: 'Bunun için yeniden giriş yapmanız gerekir.',
    en: 'Sign in once more to do this.',
  },
  UNAVAILABLE: { tr: 'Hizmet şu anda kullanılamıyor.', en: 'The service is unavailable right now.' },
};

/** Of what a family has as many as it may have. */
export type FullOf = keyof typeof FAMILY_LIMITS;

const most = (of: FullOf, language: Language): string => FAMILY_LIMITS[of].toLocaleString(language);

/** Says how many there may be, and what makes room. */
const FULL: Readonly<Record<FullOf, Readonly<Record<Language, string>>>> = {
  children: {
    tr: `Bir ailede en çok ${most('children', 'tr')} çocuk olabilir. Yenisini eklemek için önce birini silin.`,
    en: `A family can have at most ${most('children', 'en')} children. Delete one before you add another.`,
  },
  rules: {
    tr: `Bir ailede en çok ${most('rules', 'tr')} periyodik görev olabilir. Yenisini eklemek için önce birini silin.`,
    en: `A family can have at most ${most('rules', 'en')} periodic tasks. Delete one before you add another.`,
  },
  rows: {
    tr: `Bir ailede en çok ${most('rows', 'tr')} görev ve ödev saklanabilir. Yenisini eklemek için önce eskileri silin.`,
    en: `A family can keep at most ${most('rows', 'en')} tasks and homework. Delete old ones before you add more.`,
  },
  devices: {
    tr: `Bir ailenin en çok ${most('devices', 'tr')} cihazı olabilir. Yenisini eklemek için önce birini kaldırın.`,
    en: `A family can have at most ${most('devices', 'en')} devices. Remove one before you add another.`,
  },
};

/** The sentence for people of an error code; where a family is full, of what. */
export const problemSentence = (code: ProblemCode, language: Language, fullOf?: FullOf): string =>
  fullOf === undefined ? SENTENCES[code][language] : FULL[fullOf][language];
