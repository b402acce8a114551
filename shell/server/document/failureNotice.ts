import { palette } from '@cpa/shared/server';
import { SITE_MARK } from '../rendering/siteMark.ts';

/**
 * Message for a shell that cannot run: its files did not load, it threw while starting, or React unmounted
 * everything. Every document contains it; CSS shows it when `#root` is empty, or instead of a frame that the server
 * rendered without a box for it.
 */
export const FAILURE_STYLE =
  '#failed{display:none;max-width:560px;margin:0 auto;padding:64px 16px}' +
  '[data-failed] #root:empty~#failed,[data-failed][data-frame]:not([data-hydrated]) #failed{display:block}' +
  '[data-failed][data-frame]:not([data-hydrated]) #root:not(:has([data-notice])){display:none}' +
  '#root:has([data-notice])~#failed,#root:has([data-notice]) main [role=status]{display:none!important}' +
  '[data-notice]>[role=alert]{padding:20px}' +
  '#failed svg{width:36px;height:36px}#failed h1{margin:24px 0 8px}:is(#failed,[data-notice]>[role=alert])>p{margin:0 0 20px}' +
  `:is(#failed,[data-notice]>[role=alert])>p>a{display:inline-block;padding:10px 18px;border-radius:10px;background:var(--lagoon,${palette.light.lagoon});` +
  'color:var(--on-lagoon,#fff);font-weight:600;text-decoration:none}';

/**
 * Load errors do not bubble, so the listener captures them. The notice stays hidden for later errors, because the
 * page has content. A frame gets a copy of it in the box of its outline, so that nothing moves and its links work.
 */
export const FAILURE_SCRIPT =
  "addEventListener('error',function(e){var t=e.target;if(t!==window&&t.tagName!=='SCRIPT')return;" +
  "var d=document.documentElement.dataset,r=document.getElementById('root');" +
  "if(!('failed' in d)&&(!(r&&r.firstChild)||'frame' in d&&!('hydrated' in d))&&navigator.sendBeacon)navigator.sendBeacon('/api/auth/_log'," +
  "new URLSearchParams({level:'error',code:'SHELL_FAILED',message:String(e.message||t.src).slice(0,900)}));" +
  "d.failed='';" +
  "var b=document.querySelector('[data-frame-box]:not([data-notice])'),f=document.getElementById('failed');" +
  "if(!b||!f||!('frame' in d)||'hydrated' in d)return;" +
  "var n=document.createElement('div'),h=document.createElement('h2');n.setAttribute('role','alert');" +
  "h.textContent=f.querySelector('h1').textContent;b.dataset.notice='';b.append(n);" +
  "n.append(h,...[].map.call(f.querySelectorAll('p'),function(p){return p.cloneNode(true)}))},true)";

export const FAILURE_NOTICE =
  '<div id="failed" role="alert">' +
  SITE_MARK +
  '<h1>This page could not start</h1>' +
  '<p>Check your connection. If the problem is on our side, we have been notified. You have not lost any work.</p>' +
  // Reloads the current URL.
  '<p><a href="">Reload the page</a></p>' +
  '</div>';
