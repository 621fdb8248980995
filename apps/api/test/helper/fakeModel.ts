import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a chat-completions endpoint was asked. */
export interface Asked {
  readonly authorization: string | undefined;
  readonly body: string;
}

/** An OpenAI-compatible endpoint on this machine, whose next answers a test chooses. */
export const openFakeModel = async () => {
  const asked: Asked[] = [];
  let answer: (response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push({ authorization: request.headers.authorization, body: Buffer.concat(parts).toString() });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const says = (content: string) => {
    answer = (response) => {
      const choice = { index: 0, finish_reason: 'stop', message: { role: 'assistant', content } };
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({ id: '1', object: 'chat.completion', created: 1, model: 'test', choices: [choice] }),
      );
    };
  };
  return {
    asked,
    model: { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'key-of-the-test', name: 'test' },
    /** Answers with this text, as a model would. */
    says,
    /** Answers with these fields, over ones that are all `null`. */
    gives: (fields: object) => {
      const none = {
        title: null,
        description: null,
        subject: null,
        teacher: null,
        book: null,
        page: null,
        dueDate: null,
      };
      says(JSON.stringify({ ...none, ...fields }));
    },
    fails: (status: number) => {
      answer = (response) => {
        response.statusCode = status;
        response.end('{"error":{"message":"the model is out"}}');
      };
    },
    /** Sends whoever asks to another address. */
    redirects: (to: string) => {
      answer = (response) => response.writeHead(307, { location: to }).end();
    },
    /** Takes the call and never answers; resolves once it was asked. */
    stalls: () =>
      new Promise<void>((resolve) => {
        answer = () => resolve();
      }),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};

export type FakeModel = Awaited<ReturnType<typeof openFakeModel>>;
