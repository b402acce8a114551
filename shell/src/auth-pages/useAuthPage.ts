import { selectRole, selectSessionStatus } from '@cpa/shared/session';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { selectProfileStatus } from '../session/profileStatusSlice.ts';
import { requestedPath } from './model/destination.ts';
import { events, selectAuth } from './state/authSlice.ts';

/** State and destination that the sign-in pages share. */
export function useAuthPage() {
  const dispatch = useDispatch();
  const auth = useSelector(selectAuth);
  const session = useSelector(selectSessionStatus);
  const role = useSelector(selectRole);
  const profileStatus = useSelector(selectProfileStatus);
  const [query] = useSearchParams();
  const to = requestedPath(query, location.origin);
  useEffect(() => {
    dispatch(events.formOpened());
  }, [dispatch]);
  return {
    auth,
    query,
    dispatch,
    to,
    /** For a user who is already signed in. While a form is submitted, its saga navigates. */
    arrival: session === 'authenticated' && auth.status === 'idle' ? arrival() : null,
  };

  /** Without a destination, the landing page depends on the role, which the profile contains. */
  function arrival(): 'ready' | 'waiting' {
    return to !== null || role !== null || profileStatus === 'failed' ? 'ready' : 'waiting';
  }
}
