import { errorText } from '@cpa/shared/http';
import { CircleAlertIcon } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import styles from './security.module.css';
import type { SecuritySlice, SecurityState } from './securitySlice.ts';

type Props = { security: SecuritySlice; of: readonly SecurityState['working'][] };

/** Says why one of these changes failed. */
export function Failure({ security, of }: Props) {
  const { failure, failed, confirming } = useSelector(security.selectSecurity);
  if (!failure || confirming || !of.includes(failed)) return null;
  return (
    <p role="alert" className={styles.failure}>
      <CircleAlertIcon size={18} />
      <span>{errorText(failure)}</span>
    </p>
  );
}
