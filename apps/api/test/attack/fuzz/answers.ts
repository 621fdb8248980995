import Ajv2020 from 'ajv/dist/2020.js';
import type { LightMyRequestResponse } from 'fastify';
import type { Document, Operation } from '../operations.ts';

/** Says in a sentence what is wrong with an answer; `null` when nothing is. */
export type JudgeAnswer = (operation: Operation, answer: LightMyRequestResponse, strayed: boolean) => string | null;

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

const HEADERS: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
  'cache-control': /no-store/,
  'x-request-id': /^[0-9a-f-]{36}$/,
};

/** Judges answers by the schemas of a document, with a validator that the server does not use. */
export const createJudge = (document: Document): JudgeAnswer => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ ...document, $id: 'openapi' });

  const validatorOf = ({ path, method }: Operation, status: number) => {
    const place = [
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      'application/json',
      'schema',
    ];
    return ajv.getSchema(`openapi#/${place.map((part) => encodeURIComponent(escaped(part))).join('/')}`);
  };
  const problem = ajv.getSchema('openapi#/components/schemas/Problem');

  return (operation, { statusCode: status, headers, body }, strayed) => {
    if (status >= 500) return 'a fault of the server';
    for (const [name, form] of Object.entries(HEADERS)) {
      if (!form.test(String(headers[name]))) return `the header ${name} is ${String(headers[name])}`;
    }
    if (headers['set-cookie'] !== undefined) return 'a cookie';
    if (headers['access-control-allow-origin'] !== undefined) return 'another origin is let in';
    if (status === 204) return body === '' ? null : 'a body where there is none';
    // A path that cannot name anything, or that names another place, is no longer this operation's.
    const isElsewhere = strayed && (status === 404 || status === 405);
    if (!isElsewhere && !(status in operation.responses)) return `the status ${status} is not in the document`;
    if (operation.responses[status]?.content?.['text/event-stream']) {
      return headers['content-type'] === 'text/event-stream; charset=utf-8'
        ? null
        : `the type ${String(headers['content-type'])}`;
    }
    if (headers['content-type'] !== 'application/json; charset=utf-8')
      return `the type ${String(headers['content-type'])}`;
    const validate = isElsewhere ? problem : validatorOf(operation, status);
    if (!validate) return `no schema for ${status}`;
    return validate(JSON.parse(body)) ? null : ajv.errorsText(validate.errors);
  };
};
