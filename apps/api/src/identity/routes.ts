import type { Feature } from '../feature.ts';
import { registerActionPage } from './localProvider/actionRoutes.ts';
import { registerToolkit } from './localProvider/routes.ts';

/** The local identity provider's paths; with a Firebase project there are none. */
export const identityRoutes: Feature = async (app, { identityProvider: { local }, config }) => {
  if (!local) return;
  await app.register(async (scope) => registerToolkit(scope, local, config));
  await app.register(async (scope) => registerActionPage(scope, local));
};
