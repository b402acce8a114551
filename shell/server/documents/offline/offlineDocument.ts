import { createHash } from 'node:crypto';
import { LANGUAGES, LOCALES } from '@cpa/shared/contracts';
import { colourVariables } from '@cpa/shared/server';
import { SITE_MARK } from '../rendering/siteMark.ts';
import { documentTitle, SITE_NAME, siteText } from '../rendering/siteTexts.ts';
import { THEME_SCRIPT } from '../rendering/themeScript.ts';

/** With its colours inline, because this page cannot load a file of the site. */
const STYLE = `
:root{${colourVariables('light')};color-scheme:light}
[data-theme=dark]{${colourVariables('dark')};color-scheme:dark}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:560px;margin:0 auto;padding:64px 16px}
header{display:flex;align-items:center;gap:12px;margin-bottom:40px;font-weight:650}
header svg{width:36px;height:36px}
h1{margin:16px 0 8px;font-size:28px;line-height:1.2}
p{margin:0 0 16px;color:var(--mute)}
a{display:inline-block;padding:10px 18px;border-radius:10px;background:var(--lagoon);color:var(--on-lagoon);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
section{display:none}
${LOCALES.map((locale) => `[data-language=${locale}] section[lang^=${locale}]`).join()}{display:block}
`;

/**
 * Reloads the page when the browser is online again or the site responds: a browser is online too while only the site
 * cannot be reached.
 */
const RETURN_SCRIPT = [
  "addEventListener('online',function(){location.reload()})",
  "setInterval(function(){fetch('/health',{cache:'no-store'}).then(function(r){if(r.ok)location.reload()},function(){})},5000)",
].join(';');

/** Shows the texts in the language of the URL that was requested. The document is stored once for all URLs. */
const LANGUAGE_SCRIPT = [
  `var m=/^\\/(${LOCALES.join('|')})(?=\\/|$)/.exec(location.pathname),l=m?m[1]:'en',d=document`,
  'd.documentElement.dataset.language=l',
  "var s=d.querySelector('section[lang^='+l+']');d.documentElement.lang=s.lang;d.title=s.dataset.title",
].join(';');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Document for every URL of the site while the browser is offline. The same for every visitor. */
export const OFFLINE_DOCUMENT = [
  '<!doctype html>',
  '<html lang="en" data-theme="light" data-language="en">',
  '<head>',
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="robots" content="noindex">',
  `<title>${documentTitle(siteText('en')('offline.page'), 'en')}</title>`,
  `<style>${STYLE}</style>`,
  `<script>${THEME_SCRIPT}</script>`,
  `<script>${RETURN_SCRIPT}</script>`,
  '</head>',
  '<body>',
  '<main>',
  `<header>${SITE_MARK}${SITE_NAME}</header>`,
  ...LOCALES.map((locale) => {
    const t = siteText(locale);
    // The link reloads the requested URL.
    return `<section lang="${LANGUAGES[locale].tag}" data-title="${documentTitle(t('offline.page'), locale)}"><h1>${t('offline.title')}</h1><p>${t('offline.text')}</p><a href="">${t('offline.retry')}</a></section>`;
  }),
  '</main>',
  `<script>${LANGUAGE_SCRIPT}</script>`,
  '</body>',
  '</html>',
  '',
].join('\n');

export const OFFLINE_POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(STYLE)}`,
  `script-src ${hashOf(THEME_SCRIPT)} ${hashOf(RETURN_SCRIPT)} ${hashOf(LANGUAGE_SCRIPT)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
