import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { ImportError } from './importError.ts';
import { isPublicIpAddress } from './publicIpAddress.ts';

/** Network functions of the fetcher, injected so that tests can replace the network. */
export interface Network {
  /** Resolves all IP addresses of a host name. */
  resolve: (hostname: string) => Promise<string[]>;
  mayConnect: (address: string, port: number) => boolean;
  /** Demo only: an IP address and port that serve an invented site. */
  standInFor?: (url: URL) => URL | undefined;
}

const PORTS = new Set([80, 443]);

/** Accepts the public internet without the hosts of this portal. */
export const publicNetwork: Network = {
  resolve: async (hostname) =>
    (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address),
  mayConnect: (address, port) => PORTS.has(port) && isPublicIpAddress(address),
};

/**
 * Resolves a host once and returns the IP address to connect to, so that a later DNS change has no effect. One
 * forbidden IP address among several rejects the host. @throws ImportError
 */
export async function chooseIpAddress(url: URL, network: Network): Promise<string> {
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    throw new ImportError('bad_address');
  }
  const port = portOf(url);
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = ipaddr.isValid(hostname) ? [hostname] : await resolved(hostname, network);
  if (!addresses.every((address) => network.mayConnect(address, port))) throw new ImportError('bad_address');
  return addresses[0]!;
}

export const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80);

async function resolved(hostname: string, { resolve }: Network): Promise<string[]> {
  const addresses = await resolve(hostname).catch(() => []);
  if (addresses.length === 0) throw new ImportError('unreachable');
  return addresses;
}
