import { SecureAccount as SetUp } from '@cpa/shared/account';
import { useHost } from '@cpa/shared/remote';
import { useLayoutEffect } from 'react';
import { runSecurity, security } from './security.ts';

/** In place of applicants that open only with a second step: sets it up, then loads them. */
export default function SecureAccount({ text, onDone }: { text: string; onDone: () => void }) {
  const host = useHost();
  // Before the effect of its child, which reads the settings.
  useLayoutEffect(() => runSecurity(host), [host]);
  return <SetUp security={security} text={text} onDone={onDone} />;
}
