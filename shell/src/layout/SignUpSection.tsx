import { useMatches } from 'react-router';
import { JobPostingSignUp } from '../auth-pages/JobPostingSignUp.tsx';
import { isPageHandle } from './pageHandle.ts';

/** Shows the job-posting sign-up below a page whose handle has `offersSignUp`. */
export function SignUpSection() {
  const isOffered = useMatches().some(({ handle }) => isPageHandle(handle) && handle.offersSignUp);
  return isOffered ? <JobPostingSignUp /> : null;
}
