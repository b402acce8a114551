import { createContext, type ReactNode, useContext } from 'react';
import type { RemoteHost } from './remoteHost.ts';

const HostContext = createContext<RemoteHost | null>(null);

/** Lends the host to every component below; the shell and each remote's standalone page put one at the top. */
export function HostProvider({ host, children }: { host: RemoteHost; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** The host of the page. Throws outside a `HostProvider`. */
export function useHost(): RemoteHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider above it.');
  return host;
}
