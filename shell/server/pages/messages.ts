import type {
  Operator,
  ReadObjects,
  ReleaseDocument,
  RenderRequest,
  RenderedFrame,
  RenderedPage,
} from '@cpa/shared/contracts';

/** Server module of a release in the store. */
export type ServerFile = { file: string; integrity: string };

/** Everything that a worker needs to render the pages of one release. */
export type ServerRelease = {
  /** Names the versions of the shell and of all remotes. */
  key: string;
  releases: ReleaseDocument;
  demo: boolean;
  operator?: Operator | undefined;
  apiUrl: string;
  shell: ServerFile;
  /** Server modules by the name of their remote. */
  remotes: Record<string, ServerFile>;
};

/** A rendered page whose data the thread has printed: a long text is passed on faster than the objects in it. */
export type PrintedPage = {
  kind: 'page';
  html: string;
  /** `ServerPage` as JSON for a script element. */
  json: string;
  /** Values of the `style` attributes. */
  styles: string[];
  objects: ReadObjects;
};

/** Result of rendering a page in a thread. */
export type WorkerPage =
  PrintedPage | ({ kind: 'frame' } & RenderedFrame) | Exclude<RenderedPage, { kind: 'page' }>;

/** `isFrame`: only the frame of the page is rendered. */
export type ThreadRequest = RenderRequest & { isFrame?: boolean };

export type ToWorker =
  | { kind: 'load'; release: ServerRelease }
  | { kind: 'drop'; key: string }
  | { kind: 'ask' }
  | { kind: 'render'; id: number; key: string; request: ThreadRequest; deadlineMs: number };

export type FromWorker =
  | { kind: 'answer' }
  /** The thread starts (1) or ends (-1) to load the module of a remote for a page. */
  | { kind: 'loading'; change: 1 | -1 }
  | { kind: 'loaded'; key: string; problem: string | null }
  | { kind: 'rendered'; id: number; page: WorkerPage }
  | { kind: 'problem'; reason: string };
