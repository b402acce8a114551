import { selectProfile } from '@cpa/shared/session';
import { Button, PinIcon } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import styles from './ApplicationView.module.css';
import { events, selectPinnedVacancyIds } from '../state/applicationsSlice.ts';

/** Pins an application, which then comes first in the list. */
export function PinButton({ vacancyId }: { vacancyId: number }) {
  const t = useText();
  const dispatch = useDispatch();
  const user = useSelector(selectProfile);
  const isPinned = useSelector(selectPinnedVacancyIds).includes(vacancyId);
  if (!user) return null;
  return (
    <Button
      variant="secondary"
      icon={<PinIcon />}
      aria-pressed={isPinned}
      onClick={() => dispatch(events.pinToggled({ userId: user.id, vacancyId }))}
    >
      <span className={styles.label}>{t(isPinned ? 'application.pinned' : 'application.pin')}</span>
    </Button>
  );
}
