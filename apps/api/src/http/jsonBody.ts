import type { FastifyInstance } from 'fastify';

/** Reads JSON bodies and no others; an empty one is no body, whatever its content type says. */
export const parseJsonBodies = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
};
