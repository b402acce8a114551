import type { ActiveRemote, ReleaseDocument } from '@cpa/shared/contracts';
import type { HostSlots, RemoteModule, SlotContribution } from '@cpa/shared/remote';
import { RemoteFailure } from '../loader/remoteFailure.ts';
import type { ReportFailure } from '../reportFailure.ts';

type Launch = (remote: ActiveRemote) => Promise<RemoteModule>;

/** Slots by the manifests of the active remotes. A remote is loaded when its contribution is first rendered. */
export function createSlots({ remotes }: ReleaseDocument, launch: Launch, report: ReportFailure): HostSlots {
  const contributions = new Map<string, SlotContribution[]>();
  const declared = remotes
    .flatMap((remote) => remote.manifest.slots.map((slot) => ({ remote, ...slot })))
    .toSorted((a, b) => a.order - b.order);
  for (const { remote, slot, roles } of declared) {
    const contribution = { key: remote.name, roles, load, reportFailure: reportOnce(remote, report) };
    contributions.set(slot, [...(contributions.get(slot) ?? []), contribution]);

    async function load() {
      const component = (await launch(remote)).slots?.[slot];
      if (!component) throw new Error(`${remote.name} exports no component for the slot ${slot}.`);
      return component();
    }
  }
  return { contributionsTo: (slot) => contributions.get(slot) ?? NONE };
}

const NONE: readonly SlotContribution[] = [];

function reportOnce({ name }: ActiveRemote, report: ReportFailure): (error: unknown) => void {
  let isReported = false;
  return (error) => {
    if (isReported) return;
    isReported = true;
    const failure =
      error instanceof RemoteFailure
        ? error
        : new RemoteFailure('threw-in-render', name, 'a slot component failed.', { cause: error });
    report(failure, window.location.pathname);
  };
}
