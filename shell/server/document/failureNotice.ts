import { SITE_MARK } from '../rendering/siteMark.ts';

/**
 * What a page says when not even the shell runs: its files did not come, it threw while starting, or React gave up on
 * it and left nothing. It is in every document, shown by style alone where the page has stayed empty.
 */
export const FAILURE_STYLE =
  '#failed{display:none;max-width:560px;margin:0 auto;padding:64px 16px}' +
  '[data-failed] #root:empty~#failed{display:block}' +
  '#failed svg{width:36px;height:36px}#failed h1{margin:24px 0 8px}#failed p{margin:0 0 20px}' +
  '#failed a{display:inline-block;padding:10px 18px;border-radius:10px;background:var(--lagoon,#0b6e7f);' +
  'color:var(--on-lagoon,#fff);font-weight:600;text-decoration:none}';

/** Loads that fail do not bubble, so they are caught on the way down. What fails later finds a page that is not empty. */
export const FAILURE_SCRIPT =
  "addEventListener('error',function(e){var t=e.target;if(t!==window&&t.tagName!=='SCRIPT')return;" +
  "var d=document.documentElement.dataset,r=document.getElementById('root');" +
  "if(!('failed' in d)&&!(r&&r.firstChild)&&navigator.sendBeacon)navigator.sendBeacon('/api/auth/_log'," +
  "new URLSearchParams({level:'error',code:'SHELL_FAILED',message:String(e.message||t.src).slice(0,900)}));" +
  "d.failed=''},true)";

export const FAILURE_NOTICE =
  '<div id="failed" role="alert">' +
  SITE_MARK +
  '<h1>This page did not start</h1>' +
  '<p>It may be the connection, or a mistake of ours, which we have been told of. Nothing that you did is lost.</p>' +
  // The same address again, as a new document.
  '<p><a href="">Load the page again</a></p>' +
  '</div>';
