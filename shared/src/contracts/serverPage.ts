import type { Profile } from './accounts.ts';
import type { Locale } from './languages.ts';
import type { ReleaseDocument } from './release.ts';

/** Element of a document with the data that the server rendered its page from, as JSON. */
export const SERVER_PAGE_ID = 'server-page';

/** Data of a rendered page. Contains nothing personal: the server renders without a session. */
export type ServerPage = {
  /** Time of the rendering in milliseconds. Relative times refer to it until the page is hydrated. */
  now: number;
  /** State by slice name. In a document, a part that equals a response is a reference to it. */
  state: Record<string, unknown>;
  /** Responses of the API by request. The browser uses each once instead of sending the request. */
  responses: Record<string, ServerResponse>;
  /** Values of the `style` attributes, which elements name by their index in `data-s`. */
  styles: string[];
};

export type ServerResponse = {
  body: unknown;
  /** True for a response that the API has not counted as a view. */
  isUncounted?: boolean;
};

/** Operator of the site, as stated in the footer, mails and receipts. */
export type Operator = {
  name: string;
  /** Postal address in one line. */
  address: string;
  phone?: string | undefined;
  email?: string | undefined;
  /** Register and number of the registration. */
  registration?: string | undefined;
};

/** Objects of the API that a page was rendered from, by path; null for one that does not exist. */
export type ReadObjects = Record<string, unknown>;

/**
 * Result of rendering a page. `unavailable`: the API did not respond or failed. `redirect`: its loader redirects to
 * `url`, a path with its query.
 */
export type RenderedPage =
  | { kind: 'page'; html: string; icons?: string; page: ServerPage; objects: ReadObjects }
  | { kind: 'redirect'; url: string }
  | { kind: 'unavailable' }
  | { kind: 'failed'; reason: string };

/** The frame around a page that the browser renders: header, footer, and a skeleton in the main landmark. */
export type RenderedFrame = {
  html: string;
  /** HTML with the drawings that the icons refer to. Absent in older shells. */
  icons?: string | undefined;
  /** Values of the `style` attributes, which elements name by their index in `data-s`. */
  styles: string[];
};

/** Response of the API to the server of a page. */
export type ApiRead = {
  status: number;
  /** True for a response that the API has not counted as a view. */
  isUncounted: boolean;
  body: string;
};

/** Signed-in user of a private page. Only documents that no cache stores contain it. */
export type PageSession = {
  /** Name and image URL of the sign-in session. */
  name: string | null;
  image: string | null;
  /** Null if the API did not confirm it in time, or without an access token. */
  profile: Profile | null;
};

/** Request for a page. */
export type RenderRequest = {
  /** Path and query. */
  url: string;
  /** Reads a public path of the API, with its query, on behalf of the visitor; `body` is the JSON of a search. */
  readApi: (path: string, body?: string) => Promise<ApiRead>;
};

/** Options of a page renderer, which belongs to one revision of the release document. */
export type PageRendererOptions = {
  releases: ReleaseDocument;
  demo: boolean;
  /** Absent in older site servers. */
  operator?: Operator | undefined;
  /** Returns the language of the request whose code runs. Absent in older site servers. */
  localeOfRequest?: (() => Locale | undefined) | undefined;
  /** Evaluates the server module of a remote with the modules that the shell provides. */
  loadModule: (remote: string, provide: (name: string) => unknown) => unknown;
};

/** Renders pages of one revision. */
export type PageRenderer = {
  /** Never rejects. */
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /**
   * Renders the frame of the page at a path, for a signed-in user or for everyone. An unknown path gets the 404 page.
   * Absent in older shells.
   */
  renderFrame?: (path: string, session?: PageSession) => Promise<RenderedFrame>;
};

/** Exports of the shell's server module. */
export type ShellServerModule = {
  createPageRenderer: (options: PageRendererOptions) => Promise<PageRenderer>;
};
