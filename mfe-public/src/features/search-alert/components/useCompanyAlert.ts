import type { Followable } from '../state/followedCompaniesSlice.ts';
import { useAlertDialog } from './useAlertDialog.tsx';

/** The form with the e-mail address, how often to send, and the feed. */
export function useCompanyAlert({ id, name }: Followable) {
  return useAlertDialog({
    filter: { filter_companies: [id] },
    search: `filter_companies=${id}`,
    words: '',
    names: [name],
    filters: 1,
    recent: null,
    company: name,
  });
}
