import type { CompanyMember } from '@cpa/shared/contracts';
import { Button } from '@cpa/shared/ui';
import { ConfirmDialog } from '@cpa/shared/ui/dialog';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events } from '../state/membersSlice.ts';

/** Button of an owner for a colleague who lost the second step. */
export function ResetStep({ member: { account_id: accountId, name } }: { member: CompanyMember }) {
  const t = useText();
  const dispatch = useDispatch();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('members.resetStepOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('members.resetStep')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        title={t('members.resetStepTitle', { name })}
        confirmLabel={t('members.resetStep')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          dispatch(events.changeRequested({ kind: 'resetStep', accountId, name }));
        }}
      >
        {t('members.resetStepText', { name })}
      </ConfirmDialog>
    </>
  );
}
