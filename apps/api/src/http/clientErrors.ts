import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemSentence } from '@kovan/api-client/problems';
import type { ProblemCode } from '@kovan/api-client/contract';
import { newRequestId } from './log.ts';
import type { HeadersFor } from './headers.ts';

const BY_CODE: Readonly<Record<string, readonly [status: number, code: ProblemCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'MALFORMED_JSON'],
  HPE_HEADER_OVERFLOW: [431, 'TOO_LARGE'],
};

/**
 * Answers what is no HTTP, such as a request whose end is said twice, and hangs up. It is not logged: the error holds the
 * bytes that came, and with them tokens and what families write.
 */
export const answerClientError =
  (headersFor: HeadersFor) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [status, code] = BY_CODE[error.code ?? ''] ?? [400, 'MALFORMED_JSON'];
    const body = JSON.stringify({ error: problemSentence(code, 'tr'), code });
    const headers = {
      ...headersFor({ id: newRequestId(), url: '/api', headers: {} }),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    if (socket.writable) {
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    }
    socket.destroy(error);
  };
