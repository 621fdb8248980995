import type { Mail } from '../../src/mail/mail.ts';
import type { Config } from '../../src/config.ts';
import { createTestApp, type TestAppOptions } from '../support/testApp.ts';

const NO_LIMIT = 1_000_000;

/** A server whose limits are out of the way and whose mails go nowhere; limits have attacks of their own. */
export const createAttackedApp = async ({
  config,
  limits: held = {},
  ...options
}: TestAppOptions & { limits?: Partial<Config['limits']> } = {}) => {
  const mails: Mail[] = [];
  const limits = {
    signIn: NO_LIMIT,
    signUp: NO_LIMIT,
    exchange: NO_LIMIT,
    helper: NO_LIMIT,
    report: NO_LIMIT,
    pairing: NO_LIMIT,
  };
  const server = await createTestApp({
    sendMail: async (mail) => void mails.push(mail),
    ...options,
    config: { ...config, limits: { ...limits, ...held } },
  });

  /** A new account at the local provider. */
  const signUpAtProvider = async (email: string, password = 'bal-peteği', more: object = {}) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signUp',
      payload: { email, password, ...more },
    });
    if (answer.statusCode !== 200) throw new Error(`signing up answered ${answer.body}`);
    return answer.json<{ idToken: string; refreshToken: string; localId: string }>();
  };

  return { server, mails, signUpAtProvider };
};

export type AttackedApp = Awaited<ReturnType<typeof createAttackedApp>>;
