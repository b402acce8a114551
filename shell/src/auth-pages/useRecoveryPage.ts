import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { events, selectRecovery } from './state/recoverySlice.ts';

/** State that the two password-reset pages share. */
export function useRecoveryPage() {
  const dispatch = useDispatch();
  const recovery = useSelector(selectRecovery);
  useEffect(() => {
    dispatch(events.recoveryOpened());
    return () => void dispatch(events.recoveryLeft());
  }, [dispatch]);
  return { recovery, dispatch };
}
