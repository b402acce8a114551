/**
 * Remembers the last button or form that was used before the page was interactive; the shell repeats it (`replayEarlyInput`).
 * Links and forms with an `action` work without the shell.
 */
export const EARLY_INPUT_SCRIPT =
  '(function(d){function early(e){var s=d.documentElement.dataset;' +
  "if('hydrated' in s||'failed' in s||!e.target.closest)return;" +
  "var t=e.type==='submit'?e.target:e.target.closest('button');if(!t)return;" +
  "var f=e.type==='submit'?t:t.type==='submit'&&t.form;if(f&&f.hasAttribute('action'))return;" +
  'e.preventDefault();e.stopImmediatePropagation();d.earlyInput=t}' +
  "d.addEventListener('click',early,true);d.addEventListener('submit',early,true)})(document)";
