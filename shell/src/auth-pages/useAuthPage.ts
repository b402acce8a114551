import { selectSessionStatus } from '@cpa/shared/session';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { requestedPath } from './model/destination.ts';
import { formOpened, selectAuth } from './state/authSlice.ts';

/** State and destination that the sign-in pages share. */
export function useAuthPage() {
  const dispatch = useDispatch();
  const auth = useSelector(selectAuth);
  const session = useSelector(selectSessionStatus);
  const [query] = useSearchParams();
  useEffect(() => {
    dispatch(formOpened());
  }, [dispatch]);
  return {
    auth,
    query,
    dispatch,
    to: requestedPath(query, location.origin),
    /** True for a user who is already signed in. While a form is submitted, its saga navigates. */
    isAlreadyIn: session === 'authenticated' && auth.status === 'idle',
  };
}
