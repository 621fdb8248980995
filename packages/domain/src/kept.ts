/** How long things are good or kept, as the privacy page tells people; whoever keeps them takes the numbers from here. */
export const KEPT = {
  /** A sign-in, from its beginning. */
  sessionDays: 7,
  /** A browser that was handed to a child. */
  lentHours: 24,
  /** A child's device, from the last day on which it was used. */
  deviceDays: 400,
  /** An invitation into a family, or to a server. */
  invitationDays: 7,
  /** The code that pairs a device. */
  pairingMinutes: 10,
  /** The link that resets a password. */
  resetHours: 1,
  /** A browser that is known to have signed in, after its last sign-in. */
  browserDays: 180,
  /** What tells the server which language was chosen in a browser that asks for another, after its last visit. */
  languageDays: 400,
  /** What a browser read last, shown where there is no connection; signing out erases it before. */
  lastReadDays: 30,
  /** The answer to a request, so that the same one sent again changes nothing. */
  answerDays: 30,
  /** A mail that its server has not taken yet. */
  mailHours: 24,
  /** A mail in the outbox folder, where there is no mail server. */
  outboxDays: 30,
} as const;
