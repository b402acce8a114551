import { isRouteErrorResponse, useRouteError } from 'react-router';
import { RouteError } from '../pages/RouteError.tsx';
import { RemoteTroubleNotice } from './RemoteTroubleNotice.tsx';

/** In a remote's area when it failed: what it answered with a status is a page like any other; the rest is trouble. */
export function RemoteFailed() {
  return isRouteErrorResponse(useRouteError()) ? <RouteError /> : <RemoteTroubleNotice />;
}
