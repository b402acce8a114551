import {
  type ReleaseDocument,
  type RemoteRelease,
  SERVER_PAGE_ID,
  type ServerPage,
} from '@cpa/shared/contracts';
import type { PageHead } from '@cpa/shared/remote';
import { escapeHtml } from '@cpa/shared/server';
import { scriptJson } from '../rendering/escape.ts';
import { THEME_SCRIPT } from '../rendering/themeScript.ts';
import { browserReleases } from './browserReleases.ts';
import { FAILURE_NOTICE, FAILURE_SCRIPT, FAILURE_STYLE } from './failureNotice.ts';
import { type PageFile, pageFiles, scriptIntegrity } from './pageFiles.ts';
import { headTags } from './headTags.ts';

/** Settings printed into the page, read by the shell's `readPageConfig`. */
export type PageSettings = {
  /** Offers the demo accounts on the sign-in page. */
  demo: boolean;
  /** Realtime server as a browser reaches it, with the public application key. */
  realtime: { key: string; host: string; port: number; tls: boolean };
  /** Seconds between session checks; 0 disables polling. */
  session_poll_seconds: number;
  /** Registers the service worker that provides the offline page. */
  service_worker: boolean;
};

export type DocumentOptions = {
  /** Path of the request, without its query. */
  path: string;
  /** Unique per response. */
  nonce: string;
  shell: RemoteRelease;
  releases: ReleaseDocument;
  page: PageSettings;
  /** Public origin of the site. */
  siteUrl: string;
  head: PageHead;
  /** The rendered page with its data; null when the browser renders it. */
  rendered?: { html: string; page: ServerPage } | null;
};

const NOSCRIPT = 'This site needs JavaScript. Turn it on in your browser settings, then reload the page.';

/**
 * Renders a document. The order in its head matters: the import map with all hashes must precede anything that
 * fetches a module, and `Integrity-Policy` blocks scripts that are not in it.
 */
export function renderDocument(options: DocumentOptions): string {
  const { path, shell, releases, siteUrl, head, rendered = null } = options;
  const nonce = escapeHtml(options.nonce);
  const { fonts, styles, stylePreloads, preloads, entries } = pageFiles(shell, releases, path);
  return [
    '<!doctype html>',
    '<html lang="en" data-theme="light">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(head, siteUrl),
    '<meta name="color-scheme" content="light dark">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<style nonce="${nonce}">${FAILURE_STYLE}</style>`,
    `<script nonce="${nonce}">${THEME_SCRIPT};${FAILURE_SCRIPT}</script>`,
    `<script type="importmap" nonce="${nonce}">${scriptJson({ integrity: scriptIntegrity(shell, releases) })}</script>`,
    `<script type="application/json" id="release">${scriptJson(browserReleases(releases))}</script>`,
    `<script type="application/json" id="page-config">${scriptJson({ ...options.page, shell: shell.version })}</script>`,
    ...styles.map((file) => `<link rel="stylesheet" ${checked(file, 'href')}>`),
    // As `preload`, because scripts wait for style sheets: one slow remote would block the whole page. A rendered page
    // contains the remote's part and needs its style at once.
    ...stylePreloads.map(
      (file) =>
        `<link ${rendered ? 'rel="stylesheet"' : 'rel="preload" as="style"'} ${checked(file, 'href')}>`,
    ),
    ...(rendered ? [inlineStyles(rendered.page, nonce)] : []),
    ...preloads.map((file) => `<link rel="modulepreload" ${checked(file, 'href')}>`),
    ...fonts.map(
      (url) => `<link rel="preload" href="${escapeHtml(url)}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...entries.map((file) => `<script type="module" nonce="${nonce}" ${checked(file, 'src')}></script>`),
    '</head>',
    '<body>',
    `<div id="root">${rendered?.html ?? ''}</div>`,
    ...(rendered
      ? [`<script type="application/json" id="${SERVER_PAGE_ID}">${scriptJson(rendered.page)}</script>`]
      : [`<noscript><p>${NOSCRIPT}</p></noscript>`]),
    FAILURE_NOTICE,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const checked = ({ url, integrity }: PageFile, attribute: 'href' | 'src'): string =>
  `${attribute}="${escapeHtml(url)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous"`;

/** The `style` attributes of a rendered page. Unlayered, so that they win over every style sheet as attributes do. */
function inlineStyles({ styles }: ServerPage, nonce: string): string {
  const rules = styles.map((style, index) => `[data-s="${index}"]{${style}}`);
  return `<style nonce="${nonce}">${rules.join('')}</style>`;
}
