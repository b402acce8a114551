import { type Location, useLocation, useNavigation } from 'react-router';

/**
 * Returns the location that the router is navigating to on this page, else the current one. State read from it follows a
 * click before the navigation has ended, and a navigation that replaces another one replaces its state too.
 */
export function useTargetLocation(): Location {
  const location = useLocation();
  const { location: pending } = useNavigation();
  return pending?.pathname === location.pathname ? pending : location;
}
