import { LOCALES } from '@cpa/shared/contracts';

/**
 * Sets the theme before the first paint: the stored choice, else the system's preference. The specification names
 * the storage key.
 */
export const THEME_SCRIPT =
  "try{var t=localStorage.getItem('theme')}catch(e){}" +
  "document.documentElement.dataset.theme=t==='dark'||t==='light'?t:" +
  "matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'";

/**
 * Offers the page before the first paint in the language that the visitor has chosen, else in the first of the browser's
 * languages that the site speaks, unless the offer was closed. The document is the same for everyone.
 */
export const LANGUAGE_SCRIPT =
  '(function(e,k,l,i,t){l=(t=/(?:^|; )lang=(\\w+)/.exec(k))?[t[1]]:navigator.languages||[];' +
  `for(i=0;i<l.length;i++)if(/^(${LOCALES.join('|')})$/.test(t=l[i].split('-')[0])){` +
  "if(t!==e.lang.split('-')[0]&&!RegExp('(?:^|; )lang_offer='+t).test(k))e.dataset.offer=t;break}" +
  '})(document.documentElement,document.cookie)';

/** Marks the document as probably signed in before the first paint. */
export const TOKEN_SCRIPT =
  "if(/(^|; )cpa_token=/.test(document.cookie))document.documentElement.dataset.hasToken=''";
