import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type ReceivedMail, readMail } from './readMail.ts';

/** What the mail server does with the next mails. */
export type Behaviour = 'accept' | 'refuseRecipient' | 'tryLater' | 'stall' | 'drop';

const refusal = (code: number) => Object.assign(new Error('no'), { responseCode: code });

/** A mail server on loopback that accepts, refuses (550), asks to try later (451), never answers, or hangs up after the mail. */
export const startMailServer = async () => {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let behaviour: Behaviour = 'accept';

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onRcptTo: (_address, _session, answer) => answer(behaviour === 'refuseRecipient' ? refusal(550) : undefined),
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (behaviour === 'stall') return;
        if (behaviour === 'drop') {
          for (const socket of sockets) socket.destroy();
          return;
        }
        if (behaviour === 'tryLater') {
          answer(refusal(451));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          ...readMail(Buffer.concat(chunks).toString('utf8')),
          envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) },
        });
        answer();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    /** What was accepted. */
    received,
    behaviour: () => behaviour,
    become: (next: Behaviour) => void (behaviour = next),
    reset: () => {
      behaviour = 'accept';
      received.length = 0;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
        for (const socket of sockets) socket.destroy();
      }),
  };
};

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
