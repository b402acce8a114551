import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { recoveryLeft, recoveryOpened, selectRecovery } from './state/recoverySlice.ts';

/** State that the two password-reset pages share. */
export function useRecoveryPage() {
  const dispatch = useDispatch();
  const recovery = useSelector(selectRecovery);
  useEffect(() => {
    dispatch(recoveryOpened());
    return () => void dispatch(recoveryLeft());
  }, [dispatch]);
  return { recovery, dispatch };
}
