import { useLocation } from 'react-router';
import { FramePlace } from './FramePlace.tsx';

/** Shown while the code of the first page loads. */
export function FirstFrame() {
  return <FramePlace path={useLocation().pathname} />;
}
