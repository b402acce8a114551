import { paths } from '@cpa/shared/routing';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { bannerDismissal } from './bannerDismissal.ts';

/** Milliseconds from load to banner, and of its leaving. */
const DELAY_MS = 3000;
const LEAVING_MS = 300;

type Stage = 'waiting' | 'shown' | 'leaving' | 'gone';

/** Whether the banner is to be seen, and how to dismiss it. */
export function useCvBanner() {
  const [stage, setStage] = useState<Stage>('waiting');
  const { pathname } = useLocation();

  useEffect(() => {
    if (stage === 'waiting') {
      const timer = setTimeout(() => setStage(bannerDismissal.read() === true ? 'gone' : 'shown'), DELAY_MS);
      return () => clearTimeout(timer);
    }
    if (stage === 'leaving') {
      const timer = setTimeout(() => setStage('gone'), LEAVING_MS);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [stage]);

  const isElsewhere = pathname !== paths.cvBuilder && !pathname.startsWith(`${paths.cvBuilder}/`);
  return {
    // On its way out it stays for the animation, also when the click led to the CV builder.
    isShown: (stage === 'shown' && isElsewhere) || stage === 'leaving',
    isLeaving: stage === 'leaving',
    dismiss: () => {
      bannerDismissal.write(true);
      setStage('leaving');
    },
  };
}
