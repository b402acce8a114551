import { createContext, type ReactNode, useContext } from 'react';
import type { RemoteHost } from './remoteHost.ts';

const HostContext = createContext<RemoteHost | null>(null);

/** Provides the host to the components below. Rendered by the shell and by a remote's standalone page. */
export function HostProvider({ host, children }: { host: RemoteHost; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** Returns the host. @throws outside a `HostProvider`. */
export function useHost(): RemoteHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider above it.');
  return host;
}
