import type { RemoteHost } from '@cpa/shared/remote';
import { events } from '../features/vacancy-detail/state/vacancyDetailSlice.ts';
import { prefetchRichText } from '../text/RichText.tsx';
import { startVacancyFeatures } from './startVacancyFeatures.ts';

/** Loads a vacancy before it is opened. */
export function prefetchVacancyData(host: RemoteHost, id: number): void {
  startVacancyFeatures(host);
  host.store.dispatch(events.vacancyPrefetched(id));
  prefetchRichText();
}
