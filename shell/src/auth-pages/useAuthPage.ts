import { selectSessionStatus } from '@cpa/shared/session';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { requestedPath } from './model/destination.ts';
import { formOpened, selectAuth } from './state/authSlice.ts';

/** What the pages of signing in have in common: their state, and where they lead. */
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
    /** Somebody came here who needs no signing in; while the form works, its saga leads on. */
    isAlreadyIn: session === 'authenticated' && auth.status === 'idle',
  };
}
