import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { ImportError } from './importError.ts';
import { isPublicAddress } from './publicAddress.ts';

/** What the fetcher asks about the network. Given from outside, so that tests can have a network of their own. */
export interface Network {
  /** Every address of a name. */
  resolve: (hostname: string) => Promise<string[]>;
  mayConnect: (address: string, port: number) => boolean;
  /** While the demo is on: what answers in the place of an invented site. Its host is an address. */
  standInFor?: (url: URL) => URL | undefined;
}

const PORTS = new Set([80, 443]);

/** The internet, and nothing of ours. */
export const publicNetwork: Network = {
  resolve: async (hostname) =>
    (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address),
  mayConnect: (address, port) => PORTS.has(port) && isPublicAddress(address),
};

/**
 * The one address that a request goes to. Asked for once: the connection is made to this very address, so that a name
 * that answers differently the next time gains nothing. One forbidden address among several forbids the name.
 * @throws ImportError
 */
export async function chooseAddress(url: URL, network: Network): Promise<string> {
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
