import { freePorts } from '@cpa/shared/server';

export interface Ports {
  api: number;
  realtime: number;
  gateway: number;
}

/** Picks free ports for all rounds, because the gateway and the buyers outlive each API process. */
export async function choosePorts(): Promise<Ports> {
  const [api, realtime, gateway] = (await freePorts(3)) as [number, number, number];
  return { api, realtime, gateway };
}
