/** Cookie with the remote and version that hang in a tab, as `mfe-checkout.0123456789abcdef`. Scripts read and delete it. */
export const HUNG_COOKIE = 'cpa_hung';
