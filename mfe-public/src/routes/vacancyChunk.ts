import type { RemoteHost } from '@cpa/shared/remote';
import { lazyComponent } from '@cpa/shared/ui';

/** The chunk of the vacancy page; the panel beside the list is in it too. */
const fetchChunk = () => import(/* webpackChunkName: "vacancy" */ './vacancy.route.tsx');

/** A vacancy beside the list; only wide screens fetch it. */
export const vacancyPanel = lazyComponent<{ id: number }>(async () => ({
  default: (await fetchChunk()).VacancyPanel,
}));

/** A card is about to be pressed: fetches the vacancy and what shows it, unless the visitor saves data. */
export function prefetchVacancy(host: RemoteHost, id: number): void {
  fetchChunk().then(
    (chunk) => chunk.readAhead(host, id),
    // A hint that fails costs nothing: the press itself will tell.
    () => {},
  );
}
