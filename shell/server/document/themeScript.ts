/**
 * Runs before the first paint, so that nobody sees the wrong theme: what was chosen, else what the system prefers.
 * The key is the specification's.
 */
export const THEME_SCRIPT =
  "try{var t=localStorage.getItem('theme')}catch(e){}" +
  "document.documentElement.dataset.theme=t==='dark'||t==='light'?t:" +
  "matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'";
