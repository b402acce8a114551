/**
 * Sets the theme before the first paint: the stored choice, else the system's preference. The specification names
 * the storage key.
 */
export const THEME_SCRIPT =
  "try{var t=localStorage.getItem('theme')}catch(e){}" +
  "document.documentElement.dataset.theme=t==='dark'||t==='light'?t:" +
  "matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'";

/** Says before the first paint that the visitor is probably signed in. */
export const TOKEN_SCRIPT =
  "if(/(^|; )cpa_token=/.test(document.cookie))document.documentElement.dataset.hasToken=''";
