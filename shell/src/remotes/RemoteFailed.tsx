import { useRouteError } from 'react-router';
import { RouteError } from '../pages/RouteError.tsx';
import { RemoteFailure } from './loader/remoteFailure.ts';
import { RemoteTroubleNotice } from './RemoteTroubleNotice.tsx';

/** In a remote's area when it failed: its code did not come, or its page failed as any page may. */
export function RemoteFailed() {
  const error = useRouteError();
  return error instanceof RemoteFailure ? <RemoteTroubleNotice failure={error} /> : <RouteError />;
}
