import type { Settings } from '@kovan/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isGoogleOffered } from '../identity/localProvider/googleOffer.ts';

/** What the page that makes a request needs to know of the settings. */
export const settingsFor = (config: Config, request: FastifyRequest): Settings => ({
  identity:
    config.identity.kind === 'local' ? { kind: 'local', google: isGoogleOffered(config, request) } : config.identity,
  outsideModel: config.model !== null,
});

/** All that `settingsFor` may say under a configuration. */
export const possibleSettings = (config: Config): Settings[] => {
  const outsideModel = config.model !== null;
  const { identity } = config;
  if (identity.kind !== 'local') return [{ identity, outsideModel }];
  return [true, false].map((google) => ({ identity: { kind: 'local', google }, outsideModel }));
};
