import { paths } from '@cpa/shared/routing';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { bannerDismissal } from './bannerDismissal.ts';

/** Milliseconds of the exit animation. */
const LEAVING_MS = 300;

/** Pages without the banner: the CV builder itself, and those of operators, whose figures it would cover. */
const WITHOUT_BANNER = [paths.cvBuilder, '/operator'];

type Stage = 'shown' | 'leaving' | 'gone';

/** State of the banner and the function that dismisses it. */
export function useCvBanner() {
  const [stage, setStage] = useState<Stage>(() => (bannerDismissal.read() === true ? 'gone' : 'shown'));
  const { pathname } = useLocation();

  useEffect(() => {
    if (stage !== 'leaving') return undefined;
    const timer = setTimeout(() => setStage('gone'), LEAVING_MS);
    return () => clearTimeout(timer);
  }, [stage]);

  const isOnOtherPage = !WITHOUT_BANNER.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return {
    // Stays during the exit animation, also after a navigation to the CV builder.
    isShown: (stage === 'shown' && isOnOtherPage) || stage === 'leaving',
    isLeaving: stage === 'leaving',
    dismiss: () => {
      bannerDismissal.write(true);
      setStage('leaving');
    },
  };
}
