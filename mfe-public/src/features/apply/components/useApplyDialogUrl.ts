import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { applyDraft } from '../model/applyDraft.ts';

const KEY = 'apply';

/** Stores in the URL whether the dialog is open, so that Back closes it and sign-in can return to it. */
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
