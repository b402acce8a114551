/** On in production unless `BOOT_CHECK` is `off`; elsewhere only if it is `on`. */
export function isBootCheckOn({ BOOT_CHECK, NODE_ENV }: NodeJS.ProcessEnv): boolean {
  return NODE_ENV === 'production' ? BOOT_CHECK !== 'off' : BOOT_CHECK === 'on';
}
