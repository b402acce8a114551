import { useLocation, useNavigate } from 'react-router';

/** State of the history entry in which the sheet is open. */
const OPEN = { isFilterSheetOpen: true };

/** Opens the filter sheet in its own history entry, so that Back closes it. */
export function useFilterSheet() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isOpen = (state as Partial<typeof OPEN> | null)?.isFilterSheetOpen === true;
  return {
    isOpen,
    open: () => void navigate(pathname + search, { state: OPEN, preventScrollReset: true }),
    close: () => void (isOpen && navigate(-1)),
  };
}
