import {
  LANGUAGES,
  type Locale,
  type OpenIdProvider,
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
import { LANGUAGE_SCRIPT, THEME_SCRIPT, TOKEN_SCRIPT } from '../rendering/themeScript.ts';
import { BADGE_SCRIPT, withStoredBadges } from './badgeScript.ts';
import { EARLY_INPUT_SCRIPT } from './earlyInput.ts';
import { EARLY_READS_SCRIPT, earlyReadsTag } from './earlyReads.ts';
import { LAYOUT_SCRIPT, layOutInSteps } from './layoutSteps.ts';
import { failureNotice, FAILURE_SCRIPT, FAILURE_STYLE } from './failureNotice.ts';
import { FETCH_SCRIPT, LATER_SCRIPT, laterFiles, laterRules, scriptTemplate } from './laterFiles.ts';
import type { PageFile, PageFiles } from './pageFiles.ts';
import type { Destination } from './readDestination.ts';
import { headTags } from './headTags.ts';
import { siteText } from '../rendering/siteTexts.ts';
import { releaseParts } from './releaseParts.ts';
import type { DividedStylesheet } from './stylesheet.ts';

/** Settings printed into the page, read by the shell's `readPageConfig`. */
export type PageSettings = {
  /** Offers the demo accounts on the sign-in page. */
  demo: boolean;
  /** Realtime server as a browser reaches it, with the public application key. */
  realtime: { key: string; host: string; port: number; tls: boolean };
  /** Services that sign in with OpenID Connect. Default: none. */
  sign_in_with?: OpenIdProvider[];
  /** Seconds between session checks; 0 disables polling. */
  session_poll_seconds: number;
  /** Operator of the site. Default: the footer names none. */
  operator?: Operator;
  /** Registers the service worker that provides the offline page. */
  service_worker: boolean;
};

export type DocumentOptions = {
  /** Allows the inline styles of the document. */
  nonce: string;
  locale: Locale;
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
  /** Signed-in user of a private page, with whom the browser starts. Default: none. */
  session?: PageSession | undefined;
  /** Paths of the API that the document requests for this user. Default: none. */
  reads?: string[];
  /** HTML of a notice over the page. Default: none. */
  badge?: string;
  /** Remote whose release is a preview. */
  preview?: string | undefined;
  /** Remotes with a canary, whose web vitals the page reports. */
  canaries?: string[] | undefined;
  /** The rendered page with its data; null when the browser renders it. */
  rendered?: Pick<PrintedPage, 'html' | 'icons' | 'json' | 'styles'> | null;
  /** The frame of a page that the browser renders. Default: none. */
  frame?: RenderedFrame | null | undefined;
  /** Style sheets that the document contains instead of linking them, by URL. Default: none. */
  inlineCss?: ReadonlyMap<string, DividedStylesheet>;
  /** Lets the browser fetch the documents of the next pages. Default: false. */
  hasNextPages?: boolean;
};

const NO_CSS: ReadonlyMap<string, DividedStylesheet> = new Map();

export type RenderedDocument = {
  html: string;
  /** Code of the inline scripts, which the content security policy allows by its hash. */
  scripts: string[];
};

/**
 * Renders a document. The order matters: styles and fonts first, for the first paint; the import map with all hashes
 * before anything that fetches a module, and `Integrity-Policy` blocks scripts that are not in it. A rendered page and one
 * with a frame load the import map and the releases from a file, see `LATER_SCRIPT`.
 */
export function renderDocument(options: DocumentOptions): RenderedDocument {
  const {
    locale,
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
    reads = [],
    hasNextPages = false,
  } = options;
  const nonce = escapeHtml(options.nonce);
  const body = rendered ?? frame;
  const { fonts, styles, stylePreloads, preloads, entries } = options.files;
  const first = [
    THEME_SCRIPT,
    LANGUAGE_SCRIPT,
    TOKEN_SCRIPT,
    FAILURE_SCRIPT,
    ...(body ? [EARLY_INPUT_SCRIPT] : []),
    ...(reads.length > 0 ? [EARLY_READS_SCRIPT] : []),
  ].join(';');
  const { importMap, release, file, ...parts } = releaseParts(shell, releases)[locale];
  const speculationRules = hasNextPages ? parts.speculationRules : null;
  const sheet = (linked: PageFile) => {
    const css = inlineCss.get(linked.url);
    if (!css) return `<link rel="stylesheet" ${sheetName(linked)} ${checked(linked, 'href')}>`;
    const name = css.rest.length === 0 ? sheetName(linked) : `data-part-of="${escapeHtml(linked.path)}"`;
    return `<style nonce="${nonce}" ${name}>${css.used}</style>`;
  };
  const rules = [...styles, ...(rendered ? stylePreloads : [])].flatMap(({ url, path }) => {
    const { rest = [] } = inlineCss.get(url) ?? {};
    return rest.length > 0 ? [laterRules({ name: path, rest })] : [];
  });
  // A rendered page is complete without scripts, so the document, its fonts and images come first on a slow link.
  const priority = rendered ? ' fetchpriority="low"' : '';
  const scriptTags = [
    ...preloads.map((each) => `<link rel="modulepreload" ${checked(each, 'href')}${priority}>`),
    ...entries.map((each) => `<script type="module" ${checked(each, 'src')}${priority}></script>`),
  ];
  const hashes = `<script type="importmap">${importMap}</script>`;
  const html = [
    '<!doctype html>',
    `<html lang="${LANGUAGES[locale].tag}" data-theme="light"${frame ? ' data-frame' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(head, { siteUrl, locale }),
    '<meta name="color-scheme" content="light dark">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<style nonce="${nonce}">${FAILURE_STYLE}</style>`,
    ...(reads.length > 0 ? [earlyReadsTag(reads)] : []),
    `<script>${first}</script>`,
    ...styles.map(sheet),
    // Linked as `preload`, because scripts wait for style sheets: one slow remote would block the whole page. A
    // rendered page contains the remote's part and needs its style at once.
    ...stylePreloads.map((each) =>
      rendered ? sheet(each) : `<link rel="preload" as="style" ${checked(each, 'href')}>`,
    ),
    ...(body ? [inlineStyles(body.styles, nonce)] : []),
    ...fonts.map((each) => `<link rel="preload" as="font" type="font/woff2" ${checked(each, 'href')}>`),
    ...(body
      ? [
          `<link rel="preload" as="fetch" href="${escapeHtml(file.url)}" crossorigin="anonymous"${priority}>`,
          // A frame waits for its scripts, which come with their hashes from the release file.
          ...(frame ? [...preloads, ...entries].map(preloaded) : []),
          scriptTemplate(scriptTags),
          ...(rendered ? [`<script>${FETCH_SCRIPT}</script>`] : []),
        ]
      : [hashes, ...scriptTags]),
    '</head>',
    '<body>',
    // Before the frame, which is as high as a page.
    ...(rendered ? [] : [`<noscript><p>${siteText(locale)('noScript')}</p></noscript>`]),
    // Before the icons, so that the first paint shows them.
    ...(body?.icons ? [body.icons] : []),
    `<div id="root">${withStoredBadges(rendered ? layOutInSteps(rendered.html) : (frame?.html ?? ''))}</div>`,
    ...(rendered ? [`<script type="application/json" id="${SERVER_PAGE_ID}">${rendered.json}</script>`] : []),
    failureNotice(locale),
    // The shell removes it: within an interactive page a link needs no document.
    ...(speculationRules ? [`<script type="speculationrules">${speculationRules}</script>`] : []),
    ...(body ? [] : [`<script type="application/json" id="release">${release}</script>`]),
    // Read by the shell only, so the page comes first.
    `<script type="application/json" id="page-config">${scriptJson({ ...options.page, shell: shell.version, preview, canaries, destination: options.destination, session: options.session })}</script>`,
    ...(badge ? [badge] : []),
    ...(body ? [laterFiles(rules, file, rendered !== null), `<script>${LATER_SCRIPT}</script>`] : []),
    '</body>',
    '</html>',
    '',
  ].join('\n');
  const inline = [
    first,
    importMap,
    speculationRules,
    ...(rendered ? [FETCH_SCRIPT, LAYOUT_SCRIPT] : []),
    ...(body ? [LATER_SCRIPT, BADGE_SCRIPT] : []),
  ];
  return { html, scripts: inline.filter((code) => code !== null) };
}

/** Name of a whole style sheet, by which the runtime of its remote finds it. */
const sheetName = ({ path }: PageFile): string => `data-href="${escapeHtml(path)}"`;

const preloaded = (file: PageFile): string => `<link rel="preload" as="script" ${checked(file, 'href')}>`;

const checked = ({ url, integrity }: PageFile, attribute: 'href' | 'src'): string =>
  `${attribute}="${escapeHtml(url)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous"`;

/** The `style` attributes of a rendered page. Unlayered, so that they win over every style sheet as attributes do. */
function inlineStyles(styles: readonly string[], nonce: string): string {
  const rules = styles.map((style, index) => `[data-s="${index}"]{${style}}`);
  return `<style nonce="${nonce}">${rules.join('')}</style>`;
}
