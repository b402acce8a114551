import {
  type Operator,
  type PageSession,
  type ReleaseDocument,
  type RemoteRelease,
  type RenderedFrame,
  SERVER_PAGE_ID,
} from '@cpa/shared/contracts';
import type { PageHead } from '@cpa/shared/remote';
import { escapeHtml } from '@cpa/shared/server';
import type { PrintedPage } from '../sandbox/messages.ts';
import { scriptJson } from '../rendering/escape.ts';
import { THEME_SCRIPT, TOKEN_SCRIPT } from '../rendering/themeScript.ts';
import { EARLY_INPUT_SCRIPT } from './earlyInput.ts';
import { LAYOUT_SCRIPT, layOutInSteps } from './layoutSteps.ts';
import { FAILURE_NOTICE, FAILURE_SCRIPT, FAILURE_STYLE } from './failureNotice.ts';
import { LATER_SCRIPT, laterFiles } from './laterFiles.ts';
import type { PageFile, PageFiles } from './pageFiles.ts';
import type { Destination } from './readDestination.ts';
import { headTags } from './headTags.ts';
import { releaseParts } from './releaseParts.ts';

/** Settings printed into the page, read by the shell's `readPageConfig`. */
export type PageSettings = {
  /** Offers the demo accounts on the sign-in page. */
  demo: boolean;
  /** Realtime server as a browser reaches it, with the public application key. */
  realtime: { key: string; host: string; port: number; tls: boolean };
  /** Seconds between session checks; 0 disables polling. */
  session_poll_seconds: number;
  /** Who runs the site. Default: the footer names nobody. */
  operator?: Operator;
  /** Registers the service worker that provides the offline page. */
  service_worker: boolean;
};

export type DocumentOptions = {
  /** Allows the inline styles of the document. */
  nonce: string;
  shell: RemoteRelease;
  releases: ReleaseDocument;
  /** Files that the page needs. */
  files: PageFiles;
  page: PageSettings;
  /** Public origin of the site. */
  siteUrl: string;
  head: PageHead;
  /** Page that a sign-in page returns to. Default: none. */
  destination?: Destination | undefined;
  /** Signed-in user of a private page, with whom the browser starts. Default: nobody. */
  session?: PageSession | undefined;
  /** HTML of a notice over the page. Default: none. */
  badge?: string;
  /** Remote whose release is a preview. */
  preview?: string | undefined;
  /** Remotes with a canary, whose web vitals the page reports. */
  canaries?: string[] | undefined;
  /** The rendered page with its data; null when the browser renders it. */
  rendered?: Pick<PrintedPage, 'html' | 'json' | 'styles'> | null;
  /** The frame of a page that the browser renders. Default: none. */
  frame?: RenderedFrame | null | undefined;
  /** Style sheets that the document contains instead of linking them, by URL. Default: none. */
  inlineCss?: ReadonlyMap<string, InlineCss>;
  /** Lets the browser fetch the documents of the next pages. Default: false. */
  hasNextPages?: boolean;
};

/** A style sheet, and its rules for the first paint. */
export type InlineCss = { whole: string; first: string };

const NO_CSS: ReadonlyMap<string, InlineCss> = new Map();

const NOSCRIPT = 'This site needs JavaScript. Turn it on in your browser settings, then reload the page.';

export type RenderedDocument = {
  html: string;
  /** Code of the inline scripts, which the content security policy allows by its hash. */
  scripts: string[];
};

/**
 * Renders a document. The order matters: styles and fonts first, for the first paint; the import map with all hashes
 * before anything that fetches a module, and `Integrity-Policy` blocks scripts that are not in it. In a rendered page
 * and in one with a frame both come last.
 */
export function renderDocument(options: DocumentOptions): RenderedDocument {
  const {
    shell,
    releases,
    siteUrl,
    head,
    rendered = null,
    frame = null,
    inlineCss = NO_CSS,
    badge,
    preview,
    canaries,
    hasNextPages = false,
  } = options;
  const nonce = escapeHtml(options.nonce);
  const body = rendered ?? frame;
  const { fonts, styles, stylePreloads, preloads, entries } = options.files;
  const first = [THEME_SCRIPT, TOKEN_SCRIPT, FAILURE_SCRIPT, ...(body ? [EARLY_INPUT_SCRIPT] : [])].join(';');
  const { importMap, release, ...parts } = releaseParts(shell, releases);
  const speculationRules = hasNextPages ? parts.speculationRules : null;
  const sheet = (file: PageFile) => {
    const css = inlineCss.get(file.url);
    if (!css) return `<link rel="stylesheet" ${sheetName(file)} ${checked(file, 'href')}>`;
    if (css.first === css.whole) return wholeSheet(file, css);
    return `<style nonce="${nonce}" data-part-of="${escapeHtml(file.path)}">${css.first}</style>`;
  };
  const wholeSheet = (file: PageFile, { whole }: InlineCss) =>
    `<style nonce="${nonce}" ${sheetName(file)}>${whole}</style>`;
  const laterSheets = [...styles, ...(rendered ? stylePreloads : [])].flatMap((file) => {
    const css = inlineCss.get(file.url);
    return css && css.first !== css.whole ? [wholeSheet(file, css)] : [];
  });
  // A rendered page is complete without scripts, so the document, its fonts and images come first on a slow link.
  const priority = rendered ? ' fetchpriority="low"' : '';
  const scriptTags = [
    ...preloads.map((file) => `<link rel="modulepreload" ${checked(file, 'href')}${priority}>`),
    ...entries.map((file) => `<script type="module" ${checked(file, 'src')}${priority}></script>`),
  ];
  const hashes = `<script type="importmap">${importMap}</script>`;
  const html = [
    '<!doctype html>',
    `<html lang="en" data-theme="light"${frame ? ' data-frame' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(head, siteUrl),
    '<meta name="color-scheme" content="light dark">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<style nonce="${nonce}">${FAILURE_STYLE}</style>`,
    `<script>${first}</script>`,
    ...styles.map(sheet),
    // As `preload`, because scripts wait for style sheets: one slow remote would block the whole page. A rendered page
    // contains the remote's part and needs its style at once.
    ...stylePreloads.map((file) =>
      rendered ? sheet(file) : `<link rel="preload" as="style" ${checked(file, 'href')}>`,
    ),
    ...(body ? [inlineStyles(body.styles, nonce)] : []),
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" ${checked(file, 'href')}>`),
    ...(body ? [] : [hashes, ...scriptTags]),
    '</head>',
    '<body>',
    // Before the frame, which is as high as a page.
    ...(rendered ? [] : [`<noscript><p>${NOSCRIPT}</p></noscript>`]),
    `<div id="root">${rendered ? layOutInSteps(rendered.html) : (frame?.html ?? '')}</div>`,
    ...(rendered ? [`<script type="application/json" id="${SERVER_PAGE_ID}">${rendered.json}</script>`] : []),
    FAILURE_NOTICE,
    // The shell removes it: within an interactive page a link needs no document.
    ...(speculationRules ? [`<script type="speculationrules">${speculationRules}</script>`] : []),
    // Read by the shell only, so the page comes first.
    `<script type="application/json" id="release">${release}</script>`,
    `<script type="application/json" id="page-config">${scriptJson({ ...options.page, shell: shell.version, preview, canaries, destination: options.destination, session: options.session })}</script>`,
    ...(badge ? [badge] : []),
    ...(body
      ? [
          hashes,
          // A frame waits for its scripts, a rendered page does not.
          ...(rendered ? [] : scriptTags),
          laterFiles([...laterSheets, ...(rendered ? scriptTags : [])]),
          `<script>${LATER_SCRIPT}</script>`,
        ]
      : []),
    '</body>',
    '</html>',
    '',
  ].join('\n');
  const inline = [
    first,
    importMap,
    speculationRules,
    ...(rendered ? [LAYOUT_SCRIPT] : []),
    ...(body ? [LATER_SCRIPT] : []),
  ];
  return { html, scripts: inline.filter((code) => code !== null) };
}

/** Name of a whole style sheet, by which the runtime of its remote finds it. */
const sheetName = ({ path }: PageFile): string => `data-href="${escapeHtml(path)}"`;

const checked = ({ url, integrity }: PageFile, attribute: 'href' | 'src'): string =>
  `${attribute}="${escapeHtml(url)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous"`;

/** The `style` attributes of a rendered page. Unlayered, so that they win over every style sheet as attributes do. */
function inlineStyles(styles: readonly string[], nonce: string): string {
  const rules = styles.map((style, index) => `[data-s="${index}"]{${style}}`);
  return `<style nonce="${nonce}">${rules.join('')}</style>`;
}
