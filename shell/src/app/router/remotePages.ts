import type { ActiveRemote } from '@cpa/shared/contracts';
import { beginStep, type Remotes } from '../../remotes/index.ts';
import type { RemoteRoute, StartedLoads } from './startedLoads.ts';
import { wrapRoutes } from './wrapRoutes.ts';

/** Pages of the remotes, for the router and for preparing them before a visit. */
export type RemotePages = {
  /** Launches a remote and returns its wrapped routes, the same ones each time. */
  routesOf: (remote: ActiveRemote) => Promise<RemoteRoute[]>;
  loads: StartedLoads;
};

export function createRemotePages(remotes: Remotes): RemotePages {
  const loads: StartedLoads = new Map();
  const known = new Map<string, RemoteRoute[]>();
  return {
    loads,
    async routesOf(remote) {
      const module = await remotes.launch(remote);
      const key = `${remote.name}/${remote.version}`;
      const host = remotes.hostOf(remote);
      const created = known.get(key);
      if (created) return created;
      const end = beginStep(remote.name, 'routes');
      try {
        const routes = wrapRoutes(module.createRoutes(host), { remote, host, remotes, loads });
        known.set(key, routes);
        end();
        return routes;
      } catch (error) {
        end(error);
        throw error;
      }
    },
  };
}
