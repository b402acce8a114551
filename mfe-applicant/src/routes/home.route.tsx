import { paths } from '@cpa/shared/routing';
import { redirect, type RouteObject } from 'react-router';

/** `/applicant` has no page of its own: the applications are what people come for. */
export function createRoute() {
  return { loader: () => redirect(paths.applicant.applications) } satisfies RouteObject;
}
