import { LANGUAGES, type Locale } from '@cpa/shared/contracts';
import { colourVariables, escapeHtml, LOGO_VIEW_BOX, logoPaths } from '@cpa/shared/server';
import { siteIn } from '../mail/siteUrls.ts';

interface SiteDocument {
  /** Hash of the inline style for the CSP. */
  nonce: string;
  title: string;
  /** HTML. */
  body: string;
  /** Link of the site name. */
  siteUrl: string;
  language: Locale;
  /** `card` for short texts, `wide` for lists. */
  shape: 'card' | 'wide';
}

/** Renders an HTML page of the API in the site's design, for links in mails. Uses no script. */
export function siteDocument({ nonce, title, body, siteUrl, language, shape }: SiteDocument): string {
  return `<!doctype html><html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} | Career Portal Aruba</title>
<style nonce="${nonce}">${STYLE}</style></head><body>
<header><a href="${escapeHtml(siteIn(siteUrl, language))}">${MARK}<span>Career Portal Aruba</span></a></header>
<main class="${shape}"><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

/** Logo of the site. */
const MARK = `<svg viewBox="${LOGO_VIEW_BOX}" width="34" height="34" aria-hidden="true">${logoPaths('var(--sea)', 'var(--lagoon)')}</svg>`;

const STYLE = `
:root { color-scheme: light dark; ${colourVariables('light')} }
@media (prefers-color-scheme: dark) { :root { ${colourVariables('dark')} } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; font: 16px/1.5 Inter, system-ui, sans-serif; color: var(--ink); background: var(--sand); overflow-wrap: anywhere }
header { background: var(--paper); border-bottom: 1px solid var(--line) }
header a { display: flex; align-items: center; gap: 8px; max-width: 1200px; margin: 0 auto; padding: 12px 24px; min-height: 64px; font-weight: 700; font-size: 18px; color: var(--sea); text-decoration: none }
main { margin: 32px auto; padding: 32px; background: var(--paper); border: 1px solid var(--line); border-radius: 14px }
main.card { max-width: min(560px, calc(100% - 32px)) }
main.wide { max-width: min(1152px, calc(100% - 32px)) }
h1 { margin: 0 0 12px; font-size: 28px; line-height: 1.2; text-wrap: balance } h2 { margin: 24px 0 8px; font-size: 20px }
p { margin: 0 0 16px } p:last-child { margin-bottom: 0 } .mute, time { color: var(--mute) }
a { color: var(--lagoon) } :focus-visible { outline: 2px solid var(--lagoon); outline-offset: 2px }
.actions { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; margin-top: 24px } form { margin: 0 }
button, .button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 20px; border: 1px solid var(--lagoon); border-radius: 10px; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
button { background: var(--lagoon); color: var(--on-lagoon) } .button { color: var(--lagoon) }
table { width: 100%; border-collapse: collapse } th, td { padding: 10px 12px 10px 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top } th { color: var(--mute); font-weight: 500 }
iframe { display: block; width: 100%; height: 560px; border: 1px solid var(--line); border-radius: 10px; background: #fff }
pre { margin: 0; padding: 16px; font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; background: var(--sand); border-radius: 10px }
@media (max-width: 640px) {
  header a { padding: 12px 16px } main { margin: 16px auto; padding: 20px 16px } h1 { font-size: 24px }
  thead { position: absolute; clip-path: inset(50%) } table, tbody, tr, td { display: block } tr { padding: 12px 0; border-bottom: 1px solid var(--line) } td { padding: 0; border: 0 }
}`;
