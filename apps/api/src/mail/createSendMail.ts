import type { Config } from '../config.ts';
import type { SendMail } from './mail.ts';
import { createOutboxFolder } from './outboxFolder.ts';
import { createSmtp } from './smtp.ts';

/** What the settings say: a mail server, or else files in the data folder (decisions.md, Weekly report). */
export const createSendMail = ({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>, clock: () => Date): SendMail =>
  mail.smtpUrl === null
    ? createOutboxFolder({ dataDir, from: mail.from, clock })
    : createSmtp({ url: mail.smtpUrl, from: mail.from, clock });
