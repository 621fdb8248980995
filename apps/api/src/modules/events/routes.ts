import { calls } from '@kovan/api-client/contract';
import type { Feature } from '../../feature.ts';
import { bearerToken } from '../../http/context.ts';
import { EventAnswer, route } from '../../http/route.ts';
import { createStreams } from './streams.ts';

/** Tells whoever follows which kinds of the family's data change. */
export const eventRoutes: Feature = (app, deps) => {
  const streams = createStreams(deps);
  deps.metrics?.gauge('kovan_live_streams', 'Browsers that follow what changes.', null, () => ({
    '': streams.count(),
  }));
  deps.stopping?.onDrain(() => streams.close());
  app.addHook('preClose', async () => streams.close());
  route(app, calls.events.follow, ({ viewer, request }) => {
    streams.admit(viewer);
    return new EventAnswer((response) => streams.begin(viewer, bearerToken(request) ?? '', response));
  });
};
