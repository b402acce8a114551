import type { ActiveRemote } from '@cpa/shared/contracts';
import { useMemo } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { RemoteFailure, type ReportFailure } from '../remotes/index.ts';
import { RemoteFailureNotice } from './RemoteFailureNotice.tsx';
import { RouteError } from './RouteError.tsx';

type Props = {
  /** Remote whose pages these are; absent where only loading can have failed. */
  remote?: ActiveRemote | undefined;
  report: ReportFailure;
  onRetry: (remote: string) => void;
};

/** Error boundary of a remote: its code did not load, or one of its pages threw. */
export function RemoteFailed({ remote, report, onRetry }: Props) {
  const error = useRouteError();
  const failure = useMemo(() => failureOf(error, remote?.name), [error, remote]);
  // A thrown response is a page's own 404 or 403.
  if (!failure) return <RouteError />;
  return <RemoteFailureNotice failure={failure} report={report} onRetry={onRetry} />;
}

function failureOf(error: unknown, remote: string | undefined): RemoteFailure | null {
  if (error instanceof RemoteFailure) return error;
  if (!remote || isRouteErrorResponse(error)) return null;
  return new RemoteFailure('threw-in-render', remote, 'a page threw.', { cause: error });
}
