import { errorText, fieldErrors } from '@cpa/shared/http';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { events, selectRecovery } from './state/recoverySlice.ts';

/** State that the two password-reset pages share. */
export function useRecoveryPage() {
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectRecovery);
  const errors = fieldErrors(failure);
  const hasFields = Object.keys(errors).length > 0;
  useEffect(() => {
    dispatch(events.recoveryOpened());
    return () => void dispatch(events.recoveryLeft());
  }, [dispatch]);
  return { status, fieldErrors: errors, error: failure && !hasFields ? errorText(failure) : null, dispatch };
}
