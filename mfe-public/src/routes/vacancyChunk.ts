import type { RemoteHost } from '@cpa/shared/remote';
import { lazyComponent } from '@cpa/shared/ui';
import type { VacancyPanelProps } from './VacancyPanel.tsx';

/** Chunk of the vacancy page, which also contains the panel. */
const fetchChunk = () => import(/* webpackChunkName: "vacancy" */ './vacancy.route.tsx');

/** Panel beside the list, loaded on wide screens only. */
export const vacancyPanel = lazyComponent<VacancyPanelProps>(async () => ({
  default: (await fetchChunk()).VacancyPanel,
}));

/** Prefetches the chunk and the data of a vacancy. */
export function prefetchVacancy(host: RemoteHost, id: number): void {
  fetchChunk().then(
    (chunk) => chunk.prefetchVacancyData(host, id),
    // Errors are ignored: a failed prefetch shows when the vacancy is opened.
    () => {},
  );
}
