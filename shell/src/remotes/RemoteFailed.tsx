import { useMemo } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { RouteError } from '../pages/RouteError.tsx';
import { RemoteFailure } from './loader/remoteFailure.ts';
import { RemoteTroubleNotice } from './RemoteTroubleNotice.tsx';
import type { ReportFailure } from './reportFailure.ts';

type RemoteFailedProps = {
  /** Whose pages these are; nobody's where only loading can have failed. */
  remote?: string | undefined;
  report: ReportFailure;
  onTryAgain: (remote: string) => void;
};

/** In a remote's area when it failed: its code did not come, or a page of it broke. */
export function RemoteFailed({ remote, report, onTryAgain }: RemoteFailedProps) {
  const error = useRouteError();
  const failure = useMemo(() => failureOf(error, remote), [error, remote]);
  // A response is how a page says that it is not there, or not for this person.
  if (!failure) return <RouteError />;
  return <RemoteTroubleNotice failure={failure} report={report} onTryAgain={onTryAgain} />;
}

function failureOf(error: unknown, remote: string | undefined): RemoteFailure | null {
  if (error instanceof RemoteFailure) return error;
  if (!remote || isRouteErrorResponse(error)) return null;
  return new RemoteFailure('threw-in-render', remote, 'a page of it broke.', { cause: error });
}
