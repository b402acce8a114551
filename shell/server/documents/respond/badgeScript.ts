/**
 * Shows the counts of badges that the browser has stored before the first paint of the page, and removes itself,
 * so that React finds only its own elements. The storage is that of the shell's `badgeStore`.
 */
export const BADGE_SCRIPT =
  '(function(b){try{b=JSON.parse(localStorage.badges)||{}}catch(e){b={}}' +
  "document.querySelectorAll('[data-badge]').forEach(function(e,n){n=b[e.getAttribute('data-badge')];" +
  'if(n>0){e.textContent=+n;e.parentNode.hidden=false}})})();document.currentScript.remove()';

/** Adds the script after a header with badges. */
export const withStoredBadges = (html: string): string =>
  html.replace(/ data-badge=.*?<\/header>/s, `$&<script>${BADGE_SCRIPT}</script>`);
