import type { ApplicationStatus } from '../../contracts/index.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { classNames } from '../../ui/classNames.ts';
import styles from './status.module.css';
import { StatusDot, statusColours } from './StatusDot.tsx';
import { type StatusAudience, useApplicationStatusName } from './useApplicationStatusName.ts';

/** Status of an application in its colours, labelled for its audience. */
export function ApplicationStatusBadge({
  status,
  audience,
}: {
  status: ApplicationStatus;
  audience: StatusAudience;
}) {
  const nameOf = useApplicationStatusName(audience);
  return (
    <Badge className={classNames(styles.badge, statusColours)} data-status={status}>
      <StatusDot status={status} />
      {nameOf(status)}
    </Badge>
  );
}
