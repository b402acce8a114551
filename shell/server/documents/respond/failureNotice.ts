import type { Locale } from '@cpa/shared/contracts';
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

const TEXTS: Record<Locale, { title: string; text: string; reload: string }> = {
  en: {
    title: 'This page could not start',
    text: 'Check your connection, then reload the page. If that does not help, try again in a few minutes.',
    reload: 'Reload the page',
  },
  pap: {
    title: 'E pagina aki no por a start',
    text: 'Check bo conexion y carga e pagina atrobe. Si esey no yuda, purba atrobe den un par di minuut.',
    reload: 'Carga e pagina atrobe',
  },
  nl: {
    title: 'Deze pagina kon niet starten',
    text: 'Controleer je verbinding en laad de pagina opnieuw. Helpt dat niet, probeer het dan over een paar minuten.',
    reload: 'Pagina opnieuw laden',
  },
  es: {
    title: 'Esta página no pudo iniciarse',
    text: 'Revisa tu conexión y vuelve a cargar la página. Si no funciona, inténtalo en unos minutos.',
    reload: 'Volver a cargar la página',
  },
};

export function failureNotice(locale: Locale): string {
  const { title, text, reload } = TEXTS[locale];
  // The link reloads the current URL.
  return `<div id="failed" role="alert">${SITE_MARK}<h1>${title}</h1><p>${text}</p><p><a href="">${reload}</a></p></div>`;
}
