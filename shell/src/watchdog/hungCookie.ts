/** Cookie with the remote and version that hang in a tab (`<remote>.<version>`). Scripts read and delete it. */
export const HUNG_COOKIE = 'cpa_hung';

/** Cookie of a browser in which a tab may hang, for the server. The documents of other tabs leave it in place. */
export const HUNG_TAB_COOKIE = 'cpa_hung_tab';
