import type { ServerFeature, Settings } from '@kovan/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { isGoogleOffered } from '../../identity/localProvider/google.ts';

/** What this server has beyond the specification. */
const HERE: readonly ServerFeature[] = ['live', 'people', 'devices', 'account'];

const everybodys = ({ signUp, model }: Config) => ({ signUp, outsideModel: model !== null, features: [...HERE] });

/** What the page that makes a request needs to know of the settings. */
export const settingsFor = (config: Config, request: FastifyRequest): Settings => ({
  identity:
    config.identity.kind === 'local' ? { kind: 'local', google: isGoogleOffered(config, request) } : config.identity,
  ...everybodys(config),
});

/** All that `settingsFor` may say under a configuration. */
export const possibleSettings = (config: Config): Settings[] => {
  const { identity } = config;
  if (identity.kind !== 'local') return [{ identity, ...everybodys(config) }];
  const google = config.localGoogle ? [true, false] : [false];
  return google.map((offered) => ({ identity: { kind: 'local', google: offered }, ...everybodys(config) }));
};
