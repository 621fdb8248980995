import { describe, expect, it } from 'vitest';
import { networkAddresses } from '../src/networkAddresses.ts';
import { readConfig } from '../src/config.ts';

const SECRET = '0123456789abcdef0123456789abcdef';

describe('the settings', () => {
  it('have these values when none is given', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: null,
      databaseDirectUrl: null,
      databasePool: 10,
      sessionSecret: null,
      publicUrl: 'http://127.0.0.1:3000',
      identity: { kind: 'local' },
      mail: { smtpUrl: null, from: 'Kovan <kovan@localhost>' },
      model: null,
      modelDailyLimit: 500,
      signUp: 'open',
      localGoogle: false,
      trustProxy: 0,
      stopDelay: 0,
      metrics: null,
      logLevel: 'info',
      limits: { signIn: 10, signUp: 60, exchange: 300, helper: 20, report: 5, pairing: 10 },
    });
  });

  it('are taken from the environment, an empty one being none', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '::',
      DATA_DIR: '',
      DATABASE_URL: 'postgresql://kovan@db/kovan',
      DATABASE_DIRECT_URL: 'postgresql://kovan@db:5433/kovan',
      DATABASE_POOL: '25',
      SESSION_SECRET: SECRET,
      PUBLIC_URL: 'https://kovan.example/',
      FIREBASE_PROJECT_ID: 'kovan-1',
      FIREBASE_API_KEY: 'AIza_-1',
      FIREBASE_AUTH_DOMAIN: 'kovan-1.firebaseapp.com',
      SMTP_URL: 'smtp://user:pass@mail.example:587',
      MAIL_FROM: 'Kovan <kovan@kovan.example>',
      AI_BASE_URL: 'http://127.0.0.1:11434/v1',
      AI_MODEL: 'small',
      AI_DAILY_LIMIT: '0',
      TRUST_PROXY: '1',
      SIGN_UP: 'invited',
      LOCAL_GOOGLE: 'on',
      METRICS_PORT: '9464',
      LOG_LEVEL: 'warn',
      LIMIT_SIGN_IN: '3',
      LIMIT_REPORT: '0',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '::',
      dataDir: './data',
      databaseUrl: 'postgresql://kovan@db/kovan',
      databaseDirectUrl: 'postgresql://kovan@db:5433/kovan',
      databasePool: 25,
      metrics: { host: '127.0.0.1', port: 9464 },
      logLevel: 'warn',
      publicUrl: 'https://kovan.example',
      identity: { kind: 'firebase', projectId: 'kovan-1', apiKey: 'AIza_-1', authDomain: 'kovan-1.firebaseapp.com' },
      mail: { smtpUrl: 'smtp://user:pass@mail.example:587', from: 'Kovan <kovan@kovan.example>' },
      model: { baseUrl: 'http://127.0.0.1:11434/v1', apiKey: null, name: 'small' },
      modelDailyLimit: 0,
      signUp: 'invited',
      localGoogle: true,
      trustProxy: 1,
      limits: { signIn: 3, signUp: 60, exchange: 300, helper: 20, report: 0 },
    });
  });

  it.each([
    ['0.0.0.0', `http://${networkAddresses()[0] ?? 'localhost'}:3000`],
    ['::1', 'http://[::1]:3000'],
    ['kovan.lan', 'http://kovan.lan:3000'],
  ])('say for HOST %s that people reach it at %s', (HOST, publicUrl) => {
    expect(readConfig({ HOST }).publicUrl).toBe(publicUrl);
  });

  it.each(['HTTPS://Kovan.Example', 'https://kovan.example:443//'])(
    'take PUBLIC_URL=%s for https://kovan.example, which is reached by TLS',
    (PUBLIC_URL) => expect(readConfig({ PUBLIC_URL }).publicUrl).toBe('https://kovan.example'),
  );

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['HOST', 'not a host'],
    ['DATA_DIR', '~/kovan'],
    ['DATABASE_URL', 'mysql://db/kovan'],
    ['DATABASE_DIRECT_URL', 'mysql://db/kovan'],
    ['SESSION_SECRET', 'too-short'],
    ['SESSION_SECRET', 'x'.repeat(31)],
    ['PUBLIC_URL', 'kovan.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'https://example.org/kovan'],
    ['PUBLIC_URL', 'https://kovan.example/?from=mail'],
    ['PUBLIC_URL', 'https://kovan.example#'],
    ['PUBLIC_URL', 'https://kovan@kovan.example'],
    ['FIREBASE_PROJECT_ID', 'No Such'],
    ['FIREBASE_AUTH_DOMAIN', "evil.example; script-src 'unsafe-inline'"],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtp:mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b\r\nBcc: c@d'],
    ['AI_BASE_URL', 'file:///etc/passwd'],
    ['AI_DAILY_LIMIT', 'lots'],
    ['TRUST_PROXY', 'true'],
    ['SIGN_UP', 'yes'],
    ['LOCAL_GOOGLE', 'true'],
    ['LIMIT_SIGN_IN', '-1'],
    ['LIMIT_SIGN_UP', ' 1e3 '],
    ['LIMIT_EXCHANGE', '-5'],
    ['LIMIT_HELPER', 'x'],
    ['LIMIT_REPORT', '1000001'],
  ])('refuse %s=%s in a sentence that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^The setting ${name} is wrong: it takes [^\\n]+\\.$`),
    );
  });

  it('[A-46] take the key of the model along, where there is one', () => {
    const model = { AI_BASE_URL: 'https://model.example/v1', AI_MODEL: 'small' };
    expect(readConfig(model).model?.apiKey).toBeNull();
    expect(readConfig({ ...model, AI_API_KEY: 'key' }).model?.apiKey).toBe('key');
  });

  it('keep a wrong secret to themselves', () => {
    expect(() => readConfig({ SESSION_SECRET: 'hunter2' })).not.toThrow('hunter2');
    expect(() => readConfig({ SESSION_SECRET: 'hunter2' })).toThrow('at least 32 characters');
  });

  it.each([
    [{ DATABASE_URL: 'postgres://db/kovan' }, 'SESSION_SECRET'],
    [{ DATABASE_DIRECT_URL: 'postgres://db/kovan' }, 'DATABASE_URL'],
    [{ FIREBASE_PROJECT_ID: 'kovan' }, 'FIREBASE_API_KEY'],
    [{ FIREBASE_PROJECT_ID: 'kovan', FIREBASE_API_KEY: 'k' }, 'FIREBASE_AUTH_DOMAIN'],
    [{ AI_BASE_URL: 'https://model.example/v1' }, 'AI_MODEL'],
    [{ AI_MODEL: 'small' }, 'AI_BASE_URL'],
    [{ AI_API_KEY: 'key' }, 'AI_BASE_URL'],
  ])('refuse %o, which is half of something', (environment, missing) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^The setting ${missing} is missing`));
  });
});
