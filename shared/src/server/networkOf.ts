import { isIPv6 } from 'node:net';

/**
 * Returns the network that a rate limit counts: an IPv4 address, or the /56 of an IPv6 address: many
 * providers assign one to each subscriber.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  // The parser of URLs expands dotted notation and lower-cases.
  const address = new URL(`http://[${ip.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(address);
  if (mapped) return [mapped[1]!, mapped[2]!].flatMap(bytesOf).join('.');
  const [before = '', after] = address.split('::');
  const head = groupsOf(before);
  const missing = after === undefined ? 0 : 8 - head.length - groupsOf(after).length;
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...groupsOf(after ?? '')];
  const [subnet] = bytesOf(groups[3]!);
  return `${groups.slice(0, 3).join(':')}:${(subnet! << 8).toString(16)}::/56`;
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}
