import type { Config } from '../../platform/config/config.ts';
import { publicNetwork, type Network } from './careers/fetching/chooseIpAddress.ts';
import type { PageSettings } from './careers/fetching/createFetchPage.ts';
import { FETCH_LIMITS } from './careers/fetching/fetchDocument.ts';

const PAUSE_MS = 1000;
/** Careers URL of the demo company. `.example` is reserved, so it resolves nowhere else. */
export const DEMO_SITE = 'https://www.cas-di-sabor.example';

/** Fetch settings: public hosts only, except for the invented demo site. */
export function importSettings(
  config: Pick<Config, 'isDemo' | 'apiPort' | 'siteUrl'>,
  network: Network = networkOf(config),
): PageSettings {
  return {
    ...FETCH_LIMITS,
    network,
    userAgent: `CareerPortalAruba/1.0 (+${config.siteUrl}/about)`,
    pauseMs: config.isDemo ? 0 : PAUSE_MS,
  };
}

function networkOf({ isDemo, apiPort }: Pick<Config, 'isDemo' | 'apiPort'>): Network {
  if (!isDemo) return publicNetwork;
  return {
    ...publicNetwork,
    standInFor: ({ origin, pathname }) =>
      origin === DEMO_SITE ? new URL(`http://127.0.0.1:${apiPort}/demo-site${pathname}`) : undefined,
  };
}
