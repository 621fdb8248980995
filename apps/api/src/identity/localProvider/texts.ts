import type { Language } from '@kovan/api-client/contract';
import { MIN_PASSWORD_LENGTH } from './passwords.ts';

/** The words of the local provider's mails and of the page that their links open. */
const TEXTS = {
  tr: {
    PASSWORD_RESET: {
      subject: 'Kovan: şifrenizi yenileyin',
      mail: 'Yeni bir şifre belirlemek için bir saat içinde bu bağlantıyı açın:',
      title: 'Şifrenizi yenileyin',
      warning: null,
      field: `Yeni şifre (en az ${MIN_PASSWORD_LENGTH} karakter)`,
      button: 'Şifreyi kaydet',
      done: 'Yeni şifreniz kaydedildi.',
    },
    VERIFY_EMAIL: {
      subject: 'Kovan: e-posta adresinizi onaylayın',
      mail: 'E-posta adresinizi onaylamak için bir saat içinde bu bağlantıyı açın:',
      title: 'E-posta adresinizi onaylayın',
      warning: 'Siz kaydolmadıysanız onaylamayın: hesap, kaydolan kişide kalır.',
      field: null,
      button: 'Adresi onayla',
      done: 'E-posta adresiniz onaylandı.',
    },
    ignore: 'Bunu siz istemediyseniz bu mesajı silebilirsiniz.',
    outdated: 'Bu bağlantı artık geçerli değil',
    outdatedWhy: 'Kullanılmış ya da süresi dolmuş. Yenisini hemen gönderebiliriz.',
    outdatedOther: 'Kullanılmış ya da süresi dolmuş. Giriş yapınca yenisini isteyebilirsiniz.',
    email: 'E-posta adresiniz',
    again: 'Yeni bağlantı gönder',
    asked: 'Bu adrese kayıtlı bir hesap varsa, şifre yenileme bağlantısı gönderildi.',
    tooOften: 'Bu adres için çok fazla bağlantı istendi. Bir saat sonra yeniden deneyin.',
    noAddress: 'Geçerli bir e-posta adresi yazın.',
    show: 'Şifreyi göster',
    weak: `Şifre çok kısa ya da çok yaygın: en az ${MIN_PASSWORD_LENGTH} karakterlik, kolay tahmin edilmeyen bir şifre seçin.`,
    home: 'Girişe git',
  },
  en: {
    PASSWORD_RESET: {
      subject: 'Kovan: choose a new password',
      mail: 'Open this link within an hour to choose a new password:',
      title: 'Choose a new password',
      warning: null,
      field: `New password (at least ${MIN_PASSWORD_LENGTH} characters)`,
      button: 'Save the password',
      done: 'Your new password is saved.',
    },
    VERIFY_EMAIL: {
      subject: 'Kovan: confirm your email address',
      mail: 'Open this link within an hour to confirm your email address:',
      title: 'Confirm your email address',
      warning: 'If it was not you who signed up, do not confirm it: the account stays with whoever did.',
      field: null,
      button: 'Confirm the address',
      done: 'Your email address is confirmed.',
    },
    ignore: 'If you did not ask for this, you can delete this message.',
    outdated: 'This link is no longer good',
    outdatedWhy: 'It was used or has expired. We can send a new one right away.',
    outdatedOther: 'It was used or has expired. Sign in to ask for a new one.',
    email: 'Your email address',
    again: 'Send a new link',
    asked: 'If there is an account for this address, a reset link is on its way.',
    tooOften: 'Too many links were asked for this address. Try again in an hour.',
    noAddress: 'Type a valid email address.',
    show: 'Show the password',
    weak: `The password is too short or too common: choose one of at least ${MIN_PASSWORD_LENGTH} characters that is not easily guessed.`,
    home: 'Go to sign-in',
  },
} as const;

export const textsOf = (language: Language) => TEXTS[language];
