import type {
  ApiRead,
  Locale,
  Operator,
  PageSession,
  ReleaseDocument,
  RenderedFrame,
  RenderedPage,
} from '@cpa/shared/contracts';

/** Code of a release in the store. */
export type ServerFile = { file: string; integrity: string };

/** Code of a release, or the reason why it could not be read. */
export type Source = { file: string; code: string } | { file: string; problem: string };

type PageSettings = { releases: ReleaseDocument; demo: boolean; operator?: Operator | undefined };

/** Code of the releases that a sandbox loads together. Without `pages` it has heads only. */
type Composition<File> = {
  pages?: PageSettings & {
    shell: File;
    /** Server modules by the name of their remote. */
    remotes: Record<string, File>;
  };
  /** Head modules by the name of their remote. */
  heads: Record<string, File>;
};

export type ServerRelease = Composition<ServerFile> & {
  /** Names the versions of all releases in it. */
  key: string;
};
export type LoadedRelease = Composition<Source>;

/** Head of a page, read from the remote's head module. */
export type HeadTask = {
  remote: string;
  /** Route pattern from the manifest. */
  pattern: string;
  path: string;
  params: Record<string, string | undefined>;
  query: string;
  siteUrl: string;
};

/** `json` is undefined for a page without a head function. */
export type HeadResult = { json?: string | undefined } | { problem: string };

/** Work of a sandbox. It contains no data of the visitor. */
export type SandboxTask =
  | { kind: 'page'; url: string; locale: Locale; head?: HeadTask | undefined }
  /** `session` has placeholders for all personal data. */
  | { kind: 'frame'; path: string; locale: Locale; session?: PageSession | undefined }
  | { kind: 'head'; locale: Locale; head: HeadTask };

/** A rendered page whose data is printed: a long text is passed on faster than the objects in it. */
export type PrintedPage = {
  kind: 'page';
  html: string;
  /** HTML with the drawings that the icons refer to. */
  icons?: string | undefined;
  /** `ServerPage` as JSON for a script element. */
  json: string;
  /** Values of the `style` attributes. */
  styles: string[];
  /** Read from the objects that the page was rendered from. */
  head?: HeadResult | undefined;
};

export type SandboxResult =
  | PrintedPage
  | ({ kind: 'frame' } & RenderedFrame)
  | { kind: 'head'; head: HeadResult }
  | Exclude<RenderedPage, { kind: 'page' }>;

export type ToSandbox =
  | { kind: 'load'; key: string; release: LoadedRelease }
  | { kind: 'drop'; key: string }
  | { kind: 'ask' }
  | { kind: 'run'; id: number; key: string; task: SandboxTask; deadlineMs: number }
  | { kind: 'answer'; id: number; answer: ApiRead | { problem: string } };

export type FromSandbox =
  | { kind: 'alive' }
  /** The sandbox starts (1) or ends (-1) to load a module for a task. */
  | { kind: 'loading'; change: 1 | -1 }
  | { kind: 'loaded'; key: string; problem: string | null }
  | { kind: 'done'; id: number; result: SandboxResult }
  /** A task reads a path of the API; `body` is the JSON of a search. */
  | { kind: 'read'; id: number; task: number; path: string; body?: string | undefined }
  | { kind: 'problem'; reason: string };
