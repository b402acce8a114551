import { useEffect, useEffectEvent } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';

/** Milliseconds that a toast takes to leave; the style sheet has the same figure. */
const LEAVING_MS = 200;

/** Lets toasts come and go by style alone, so that they also go where nothing is animated. */
export function ToastTransition(props: ToastTransitionProps) {
  const { children, isIn, preventExitTransition, nodeRef } = props;
  const play = useEffectEvent(() => props.playToast());
  const finish = useEffectEvent(() => props.done());

  useEffect(() => play(), []);
  useEffect(() => {
    if (isIn) return undefined;
    nodeRef.current?.setAttribute('data-leaving', 'true');
    const timer = setTimeout(() => finish(), preventExitTransition ? 0 : LEAVING_MS);
    return () => clearTimeout(timer);
  }, [isIn, preventExitTransition, nodeRef]);
  return <>{children}</>;
}
