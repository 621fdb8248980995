import type { FastifyInstance, FastifyRequest } from 'fastify';
import { methodNotAllowed, notFound } from './problemError.ts';

/** Two patterns that differ in the names of their parameters only are one path; two colons are one that is written out. */
const samePath = (url: string): string => url.replaceAll(/(^|[^:]):\w+/g, '$1:');

/**
 * Collects the routes that are registered afterwards; the function that it gives makes each of their paths answer every
 * other method with a 405 that names its own.
 */
export const collectMethods = (app: FastifyInstance): (() => void) => {
  const paths = new Map<string, { readonly url: string; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const path = paths.get(samePath(url)) ?? { url, methods: new Set() };
    for (const name of [method].flat()) path.methods.add(name);
    paths.set(samePath(url), path);
  });
  return () => {
    for (const { url, methods } of paths.values()) {
      const allow = [...methods].sort();
      const others = app.supportedMethods.filter((name) => !methods.has(name));
      const refuse = async ({ params }: FastifyRequest) => {
        // The pattern of an id also takes the path that ends where the id should begin.
        const isCutShort = Object.values(params ?? {}).includes('');
        throw isCutShort ? notFound() : methodNotAllowed(allow);
      };
      // Before any body is read.
      app.route({ method: others, url, onRequest: refuse, handler: refuse });
    }
  };
};
