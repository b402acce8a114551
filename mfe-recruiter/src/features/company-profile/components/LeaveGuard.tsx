import { ConfirmDialog } from '@cpa/shared/ui/dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '../../../messages/texts.ts';

/** Asks for confirmation before the page with unsaved changes is left. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const t = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isActive) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('company.leave.title')}
      confirmLabel={t('company.leave.confirm')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('company.leave.text')}
    </ConfirmDialog>
  );
}
