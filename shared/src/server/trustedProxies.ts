/**
 * Reads `TRUSTED_PROXIES`: IP addresses, ranges such as `10.0.0.0/8`, and `loopback`, separated by commas or spaces.
 * `none` trusts no proxy.
 */
export function trustedProxies(setting: string): string[] {
  return setting.split(/[\s,]+/).filter((word) => word !== '' && word !== 'none');
}
