import type { ApplicationStatus } from '../../contracts/index.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { applicationStatusTone, type StatusAudience } from './applicationStatusTone.ts';
import { useApplicationStatusName } from './useApplicationStatusName.ts';

/** Status of an application, labelled for its audience. */
export function ApplicationStatusBadge({
  status,
  audience,
}: {
  status: ApplicationStatus;
  audience: StatusAudience;
}) {
  const nameOf = useApplicationStatusName(audience);
  return <Badge tone={applicationStatusTone(status, audience)}>{nameOf(status)}</Badge>;
}
