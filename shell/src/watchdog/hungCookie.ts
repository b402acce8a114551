/** Cookie with the remote and version that hang in a tab, as `<remote>.<version>`. Scripts read and delete it. */
export const HUNG_COOKIE = 'cpa_hung';
