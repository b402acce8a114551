import { useEffect, useEffectEvent } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';

/** Milliseconds of the exit animation; the stylesheet has the same value. */
const LEAVING_MS = 200;

/** Animates toasts in CSS only, so that they also leave when animations are disabled. */
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
