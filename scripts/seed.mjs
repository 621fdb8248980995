// npm run seed: fills a running, empty Kovan with a demo family and says how to sign in.
// Another address than http://127.0.0.1:3000: `npm run seed -- http://127.0.0.1:8080`, or the server's own PORT and HOST.
import { SeedError, signUp } from './lib/seed/client.mjs';
import { DEMO_ACCOUNT, DEMO_CHILDREN } from './lib/seed/demoFamily.mjs';
import { fillFamily } from './lib/seed/fillFamily.mjs';

const originOf = (address) => {
  try {
    return new URL(address).origin;
  } catch {
    throw new SeedError(`"${address}" is no address. It should look like http://127.0.0.1:3000`);
  }
};

try {
  const host = process.env.HOST || '127.0.0.1';
  const own = `http://${host.includes(':') ? `[${host}]` : host}:${process.env.PORT || '3000'}`;
  const origin = originOf(process.argv[2] ?? own);
  await fillFamily(origin, await signUp(origin, DEMO_ACCOUNT));
  console.log(`The demo family is here: ${DEMO_CHILDREN.map(({ name }) => name).join(', ')}, with homework and tasks.`);
  console.log(`Sign in at ${origin}/app/login as ${DEMO_ACCOUNT.email} with the password ${DEMO_ACCOUNT.password}`);
} catch (error) {
  if (!(error instanceof SeedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
