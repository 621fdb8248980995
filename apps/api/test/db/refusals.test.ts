import { expect, it } from 'vitest';
import { onOwnConnection } from '../../src/db/postgres/ownConnection.ts';
import { connectionRefused } from '../../src/db/postgres/refusals.ts';
import { OperatorError } from '../../src/operatorError.ts';

const error = (message: string, code?: string) => Object.assign(new Error(message), code !== undefined && { code });

it.each([
  [
    error('getaddrinfo ENOTFOUND db.example', 'ENOTFOUND'),
    'The host that DATABASE_URL names is not known: correct the address, or see whether this machine can look up names.',
  ],
  [
    error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    'The server at DATABASE_URL asks for a password: write it into the address, as in postgresql://user:password@host/database.',
  ],
  [
    error('The server does not support SSL connections'),
    'The database at DATABASE_URL cannot be connected to: The server does not support SSL connections.',
  ],
  [
    error('self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT'),
    'The database at DATABASE_URL cannot be connected to: self-signed certificate (DEPTH_ZERO_SELF_SIGNED_CERT).',
  ],
  ...['ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ECONNRESET'].map((code): [Error, string] => [
    error(`connect ${code}`, code),
    'The database at DATABASE_URL does not answer: start it, or correct the address.',
  ]),
  ...['timeout expired', 'Connection terminated due to connection timeout', 'Connection terminated unexpectedly'].map(
    (message): [Error, string] => [
      error(message),
      'The database at DATABASE_URL does not answer: start it, or correct the address.',
    ],
  ),
])('%s is a sentence that says what to mend', (cause, sentence) => {
  expect(connectionRefused('DATABASE_URL', cause)).toEqual(new OperatorError(sentence));
});

it('a certificate that the address names and that is not there is a sentence, without the password', async () => {
  const address = 'postgresql://someone:secret@127.0.0.1:9/kovan?sslmode=verify-full&sslrootcert=/nowhere.pem';
  await expect(onOwnConnection(address, 'DATABASE_URL', async () => undefined)).rejects.toThrow(
    /^The database at DATABASE_URL cannot be connected to: ENOENT: no such file or directory, open '\/nowhere.pem' \(ENOENT\)\.$/,
  );
});
