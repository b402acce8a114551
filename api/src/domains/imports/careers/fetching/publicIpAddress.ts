import ipaddr from 'ipaddr.js';

const GLOBAL = ipaddr.IPv6.parse('2000::');

/**
 * Accepts globally reachable IP addresses only. Rejects special ranges and every form that embeds another IP address
 * (IPv4-mapped, 6to4, NAT64, Teredo).
 */
export function isPublicIpAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match([GLOBAL, 3]);
}
