import { useMatches } from 'react-router';
import { isPageHandle } from '../layout/pageHandle.ts';
import { JobPostingSignUp } from './JobPostingSignUp.tsx';

/** Below a page that asks for it in its handle. */
export function SignUpPlace() {
  const isOffered = useMatches().some(({ handle }) => isPageHandle(handle) && handle.offersSignUp);
  return isOffered ? <JobPostingSignUp /> : null;
}
