import { Button } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useDispatch } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { failuresDismissed, type MoveFailure } from '../../state/moveEvents.ts';
import styles from './FailureDialog.module.css';

/** Lists the applicants of a bulk change that stayed where they were, each with its reason. */
export default function FailureDialog({ failures }: { failures: readonly MoveFailure[] }) {
  const t = useText();
  const dispatch = useDispatch();
  const close = () => dispatch(failuresDismissed());
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('moves.failures.title', { count: failures.length })}
      actions={<Button onClick={close}>{t('moves.failures.close')}</Button>}
    >
      <ul className={styles.failures}>
        {failures.map(({ id, name, reason }) => (
          <li key={id}>
            <strong translate={name === null ? undefined : 'no'}>{name ?? t('applicants.removed')}</strong>
            <span>{reason || t('moves.failures.unknown')}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
