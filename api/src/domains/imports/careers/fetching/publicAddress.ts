import ipaddr from 'ipaddr.js';

const GLOBAL = ipaddr.IPv6.parse('2000::');

/**
 * An address that anybody on the internet may be reached at. Everything special is refused, and so is whatever carries
 * another address inside (IPv4-mapped, 6to4, NAT64, Teredo): what it leads to is not known here.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match([GLOBAL, 3]);
}
