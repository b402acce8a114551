import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { recoveryLeft, recoveryOpened, selectRecovery } from './state/recoverySlice.ts';

/** What the two pages of a forgotten password have in common. */
export function useRecoveryPage() {
  const dispatch = useDispatch();
  const recovery = useSelector(selectRecovery);
  useEffect(() => {
    dispatch(recoveryOpened());
    return () => void dispatch(recoveryLeft());
  }, [dispatch]);
  return { recovery, dispatch };
}
