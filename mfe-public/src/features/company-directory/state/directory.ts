import { createResource } from '@cpa/shared/store';
import type { CompanyDirectoryApi } from '../api/companyDirectoryApi.ts';
import { type CompanyQuery, toCompanyFilter, writeCompanyQuery } from '../model/companyQuery.ts';

/** The latest companies stay on screen while the next ones load. */
export const directory = createResource({
  name: 'publicCompanyDirectory',
  load: (api: CompanyDirectoryApi, query: CompanyQuery, signal) => {
    const filter = toCompanyFilter(query);
    const isPlain = Object.keys(filter).length === 0;
    return isPlain ? api.list(query.page, signal) : api.search(filter, query.page, signal);
  },
  isPublic: true,
});

/** Returns the status of a query. A failed request for the companies on screen is not shown. */
export function selectDirectoryStatus(state: object, query: CompanyQuery): 'loading' | 'loaded' | 'failed' {
  const read = directory.select(state);
  if (read.status === 'loaded' && writeCompanyQuery(read.arg) === writeCompanyQuery(query)) return 'loaded';
  return read.error && !directory.selectIsLoading(state) ? 'failed' : 'loading';
}
