import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { applyDraft } from '../model/applyDraft.ts';

const KEY = 'apply';

/** The form's place in the address: Back closes it, and the way through sign-in ends at the open form. */
export function useApplyDialogUrl(vacancyId: number, isApplied: boolean) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const isRequested = params.get(KEY) === '1';
  params.delete(KEY);
  const rest = params.toString();
  const closed = rest ? `${pathname}?${rest}` : pathname;
  const close = () => void navigate(closed, { replace: true, preventScrollReset: true });

  useEffect(() => {
    if (!isApplied) return;
    applyDraft(vacancyId).write(null);
    if (isRequested) void navigate(closed, { replace: true, preventScrollReset: true });
  }, [isApplied, isRequested, vacancyId, closed, navigate]);

  return { isRequested, close, address: `${pathname}?${rest ? `${rest}&` : ''}${KEY}=1` };
}
