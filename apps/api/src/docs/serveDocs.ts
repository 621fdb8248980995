import type { FastifyInstance } from 'fastify';
import { docsPage, type OpenApiDocument } from './docsPage.ts';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the description of every call: for programs at `/api/openapi.json`, for people at `/api/docs`. */
export const serveDocs = async (app: FastifyInstance): Promise<void> => {
  let page: string | undefined;

  app.get('/api/openapi.json', (_request, reply) => reply.send(app.swagger()));

  app.get('/api/docs', (_request, reply) => {
    // The document as programs get it.
    const document: OpenApiDocument = JSON.parse(JSON.stringify(app.swagger()));
    page ??= docsPage(document);
    return reply
      .headers({ 'content-security-policy': POLICY, 'content-language': 'en' })
      .type('text/html; charset=utf-8')
      .send(page);
  });
};
