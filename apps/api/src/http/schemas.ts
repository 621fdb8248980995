import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core';
import { answerShape } from './answerShape.ts';
import { readLongJson } from './longJson.ts';
import { createParser } from './parseInput.ts';

/** Reads JSON bodies and no others; an empty one is no body, whatever its content type says. */
export const parseJsonBodies = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const read = (request: FastifyRequest, text: string): unknown => {
    let [failure, value]: [Error | null, unknown] = [null, undefined];
    void parseJson(request, text, (error, parsed: unknown) => ([failure, value] = [error, parsed]));
    if (failure !== null) throw failure;
    return value;
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string): Promise<unknown> => {
      if (body.trim() === '') return undefined;
      const mayBeLong = request.routeOptions.config.call?.maxBytes !== undefined;
      return mayBeLong ? readLongJson(body, (text) => read(request, text)) : read(request, body);
    },
  );
};

/** A part of the request that the contract does not allow. */
export class InputError extends Error {
  readonly issues: readonly $ZodIssue[];
  constructor(issues: readonly $ZodIssue[]) {
    super('INVALID_INPUT');
    this.name = 'InputError';
    this.issues = issues;
  }
}

/** An answer of ours that the contract does not allow: a fault of the server. It says where, never what. */
export class AnswerError extends Error {
  constructor(issues: readonly $ZodIssue[]) {
    super(issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join(', '));
    this.name = 'AnswerError';
  }
}

/** Fastify's types know a promise of a validator by this sign alone. */
const afterwards = (work: Promise<void>) => Object.assign(work, { __linterBrands: 'SafePromiseLike' as const });

/**
 * Validates requests with the contract's schemas, and gives answers the shape that the contract names: they lose every
 * other field. With `checkAnswers` answers are validated too, and one that does not hold is a fault: for tests, since it
 * takes longer than most answers do to be made.
 */
export const useContractSchemas = (app: FastifyInstance, { checkAnswers }: { checkAnswers: boolean }): void => {
  app.setValidatorCompiler<$ZodType>(({ schema, httpPart }) => {
    const parse = createParser(schema);
    return (data: unknown) => {
      // Where a body is due, sending none is like sending no fields: the answer names each that is missing.
      const parsed = parse(httpPart === 'body' ? (data ?? {}) : data);
      if (!(parsed instanceof Promise)) return 'value' in parsed ? parsed : { error: new InputError(parsed.issues) };
      return afterwards(
        parsed.then((later) => {
          if ('issues' in later) throw new InputError(later.issues);
          // What is validated later cannot take the body's place, so it is put into it.
          Object.assign(Object(data), later.value);
        }),
      );
    };
  });
  app.setSerializerCompiler<$ZodType>(({ schema }) => {
    const shape = answerShape(schema);
    const validated = (data: unknown): unknown => {
      const parsed = safeParse(schema, data);
      if (!parsed.success) throw new AnswerError(parsed.error.issues);
      return parsed.data;
    };
    return (data: unknown) => {
      if (shape === null) return JSON.stringify(validated(data));
      if (checkAnswers) validated(data);
      return JSON.stringify(shape(data));
    };
  });
};
