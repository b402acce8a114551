import { createResource } from '@cpa/shared/store';
import type { SectorsApi } from '../api/sectorsApi.ts';
import { byName } from '../model/byName.ts';

/** Public, so it survives sign-out. */
export const sectors = createResource({
  name: 'sampleSectors',
  load: async (api: SectorsApi) => byName((await api.options()).sectors),
  isPublic: true,
});
