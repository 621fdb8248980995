import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { serveAdminSocket } from './adminSocket/server.ts';
import { buildApp } from './app.ts';
import { type Config, isAnyAddress, readConfig } from './config.ts';
import { COPY, copyForBackup } from './db/backup/copies.ts';
import { END_SIGN_INS } from './db/backup/endSignIns.ts';
import type { Database, OpenDatabase } from './db/database.ts';
import { loadSecret, makeSecret } from './db/folder/secret.ts';
import { openDatabase } from './db/open.ts';
import { GracefulStop } from './http/gracefulStop.ts';
import { createLog } from './http/log.ts';
import { addDatabaseMetrics } from './metrics/databaseMetrics.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serveMetrics.ts';
import { networkAddresses } from './networkAddresses.ts';
import { OperatorError } from './operatorError.ts';
import { stopOnSignals } from './signals.ts';

/** The built web app: two folders up, beside this one, from the sources and from the bundle alike. */
const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));

const LISTEN_SENTENCES: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_, port) => `The port ${port} is taken: stop what listens there, or set another PORT.`,
  EACCES: (_, port) => `This user may not listen on port ${port}: set another PORT.`,
  EADDRNOTAVAIL: (host) => `The address ${host} is not one of this machine: set another HOST.`,
  ENOTFOUND: (host) => `The host ${host} is not known: set another HOST.`,
};

/** Listens at an address of these settings, or says in a sentence why not. */
const listenAt = async <Result>(
  { host, port, prefix = '' }: { host: string; port: number; prefix?: string },
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const sentence = LISTEN_SENTENCES[code]?.(host, port).replace(/(?<=another )(?=PORT|HOST)/, prefix);
    throw sentence === undefined ? error : new OperatorError(sentence, { cause: error });
  }
};

/** Puts a new secret in place of the data folder's own, and ends every sign-in, device and invitation with the old one. */
const replaceSecret = async ({ sessionSecret, dataDir }: Config, db: Database): Promise<void> => {
  if (sessionSecret !== null) throw new OperatorError('The setting SESSION_SECRET is set: put a new one there.');
  await db.execute(sql.raw(END_SIGN_INS));
  await makeSecret(dataDir);
};

/** Lets an operator's commands ask this process, where no other can open the database; gives the way to end that. */
const openAdminSocket = (dataDir: string, app: FastifyInstance, copyTo: NonNullable<OpenDatabase['copyTo']>) =>
  serveAdminSocket(dataDir, { ...app.operator, [COPY]: () => copyForBackup(dataDir, copyTo) });

/** What is said on standard output once the server serves. */
const greeting = ({ host, publicUrl, trustProxy }: Config, address: string, metricsAddress: string | null): string => {
  const { port } = new URL(address);
  const others = isAnyAddress(host) ? networkAddresses().map((other) => `http://${other}:${port}`) : [];
  return [
    `Kovan listens on ${address}`,
    ...(others.length > 0 ? [`Other devices of this network open ${others.join(' or ')}`] : []),
    // Nothing here speaks TLS: somebody else does, in front.
    ...(publicUrl.startsWith('https:') && trustProxy === 0
      ? ['TRUST_PROXY is 0: behind a proxy every limit counts all people as one address.']
      : []),
    ...(metricsAddress ? [`Its metrics are at ${metricsAddress}`] : []),
  ].join('\n');
};

/** Starts the server; gives the address at which it listens. */
const start = async (): Promise<string> => {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const database = await openDatabase(config, (error) => log.error({ errorClass: error.name }, 'idle connection lost'));
  let app: FastifyInstance | undefined;
  let closeSocket: (() => Promise<void>) | undefined;
  const metrics = config.metrics === null ? undefined : createMetrics();
  const clock = () => new Date();
  if (metrics) addDatabaseMetrics(metrics, { ...database, clock });
  let closeMetrics: (() => Promise<void>) | undefined;
  const startMetrics = async (): Promise<string | null> => {
    const at = config.metrics;
    if (!metrics || at === null) return null;
    const served = await listenAt({ ...at, prefix: 'METRICS_' }, () => serveMetrics(metrics, at));
    closeMetrics = served.close;
    return served.address;
  };
  const close = async () => {
    await closeMetrics?.();
    await closeSocket?.();
    await app?.close();
    await database.close();
  };
  try {
    if (process.argv.includes('--new-secret')) await replaceSecret(config, database.db);
    const secret = await loadSecret(config);
    const stopping = new GracefulStop();
    const running = await buildApp({
      config,
      ...database,
      clock,
      secret,
      webRoot: WEB_ROOT,
      log,
      stopping,
      ...(metrics && { metrics }),
    });
    app = running;
    if (database.copyTo) closeSocket = await openAdminSocket(config.dataDir, running, database.copyTo);
    const { host, port } = config;
    const address = await listenAt(config, () =>
      running.listen({ host, port, listenTextResolver: (at) => `listening on ${at}` }),
    );
    const metricsAddress = await startMetrics();
    // Before the line: whoever has read it may stop the server at once.
    stopOnSignals({
      process,
      now: () => performance.now(),
      begin: () => stopping.begin(),
      delay: config.stopDelay * 1_000,
      finish: async () => {
        await stopping.drain();
        await close();
      },
      exit: (code) => process.exit(code),
    });
    process.stdout.write(`${greeting(config, address, metricsAddress)}\n`);
    return address;
  } catch (error) {
    await close();
    throw error;
  }
};

const stopWith = (error: unknown): never => {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof OperatorError ? `${reason}\n` : `Kovan could not start: ${reason}\n`);
  process.exit(1);
};

/** Where the server that this module has started listens. */
export const address: string = await start().catch(stopWith);
