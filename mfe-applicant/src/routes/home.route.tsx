import { paths } from '@cpa/shared/routing';
import { redirect, type RouteObject } from 'react-router';

/** Redirects `/applicant`, which has no content, to the applications. */
export function createRoute() {
  return { loader: () => redirect(paths.applicant.applications) } satisfies RouteObject;
}
