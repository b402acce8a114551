import type { OwnVacancy } from '@cpa/shared/contracts';
import { useHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { Button, LinkButton, TextField } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { canDo, type VacancyAction } from '../../model/likelyAction.ts';
import { events, selectActionRun } from '../../state/actionsSlice.ts';
import styles from './ActionDialog.module.css';
import { useConsequence } from './useConsequence.ts';

type ActionDialogProps = {
  action: VacancyAction;
  chosen: readonly OwnVacancy[];
  today: string;
  onClose: () => void;
  /** Opens the dialog of another action instead. */
  onInstead: (action: VacancyAction) => void;
};

/** Explains the effect and the cost of an action, and asks for confirmation once. */
export function ActionDialog({ action, chosen, today, onClose, onInstead }: ActionDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { links } = useHost();
  const [wanted, setWanted] = useState('');
  const run = useSelector(selectActionRun);
  const isWorking = run.status === 'working';
  const { title, lines, confirmLabel, targets, isUnpaid } = useConsequence({
    action,
    chosen,
    today,
    ...(wanted && { wanted }),
  });
  const [only] = chosen;
  const isPossible = targets.length > 0;
  const canClose = action === 'delete' && !isPossible && chosen.some((vacancy) => canDo('close', vacancy));
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={title}
      isLocked={isWorking}
      onClose={onClose}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the focus has to start somewhere */}
          <Button variant="secondary" autoFocus disabled={isWorking} onClick={onClose}>
            {t(isPossible || isUnpaid || canClose ? 'vacancyActions.cancel' : 'vacancyActions.gotIt')}
          </Button>
          {isUnpaid && only && (
            <LinkButton
              to={(action === 'sponsor' && links.to('sponsor', { vacancy: only.id })) || paths.plans}
            >
              {t(action === 'sponsor' ? 'vacancyActions.sponsor.buy' : 'vacancyActions.seePlans')}
            </LinkButton>
          )}
          {canClose && <Button onClick={() => onInstead('close')}>{t('vacancyActions.closeInstead')}</Button>}
          {isPossible && (
            <Button
              variant={action === 'delete' ? 'danger' : 'primary'}
              isLoading={isWorking}
              onClick={() => dispatch(events.actionConfirmed({ action, targets }))}
            >
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.lines}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {action === 'extend' && !isUnpaid && (
        <TextField
          type="date"
          label={t('vacancyActions.extend.date')}
          hint={t('vacancyActions.extend.dateHint')}
          min={today}
          value={wanted}
          disabled={isWorking}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
    </Dialog>
  );
}
