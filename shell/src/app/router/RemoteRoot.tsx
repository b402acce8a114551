import type { ActiveRemote } from '@cpa/shared/contracts';
import { HostProvider, type RemoteHost } from '@cpa/shared/remote';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { beginStep } from '../../remotes/index.ts';
import { RenderMark } from '../../watchdog/RenderMark.tsx';
import type { RenderMarker } from '../../watchdog/renderMarker.ts';
import type { PageFailures } from './pageFailures.ts';

type Props = {
  remote: ActiveRemote;
  host: RemoteHost;
  failures: PageFailures;
  marker?: RenderMarker | undefined;
};

/** Parent of a remote's routes: its components get the remote's own host. */
export function RemoteRoot({ remote, host, failures, marker }: Props) {
  const read = () => failures.get(remote.name);
  const [rendered] = useState(() => beginStep(remote.name, 'render'));
  useEffect(() => rendered(), [rendered]);
  const failure = useSyncExternalStore(failures.subscribe, read, read);
  // The error boundary of the remote shows its fallback.
  if (failure) throw failure;
  return (
    <HostProvider host={host}>
      {marker && <RenderMark remote={remote} marker={marker} />}
      <Outlet />
    </HostProvider>
  );
}
