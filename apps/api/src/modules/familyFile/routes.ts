import { calls, FamilyFileSchema, FILE_SCHEMA_PATH } from '@kovan/api-client/contract';
import { toJSONSchema } from 'zod/v4/core';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/route.ts';
import { familyRoutes } from '../familyRoutes.ts';
import { exportFamily } from './export.ts';
import { importFamily } from './import.ts';

/** Bringing a family's file in. */
export const importRoutes = familyRoutes(({ change }) => {
  change(calls.file.import, importFamily);
});

/** Taking it along, and what such a file looks like. */
export const exportRoutes: Feature = (app, { db }) => {
  route(app, calls.file.export, (input) => exportFamily(db, input));
  const schema = JSON.stringify(toJSONSchema(FamilyFileSchema, { io: 'input' }));
  app.get(FILE_SCHEMA_PATH, (_request, reply) => reply.type('application/schema+json').send(schema));
};
