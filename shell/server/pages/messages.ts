import type { ReleaseDocument, RenderRequest, RenderedPage } from '@cpa/shared/contracts';

/** Server module of a release in the store. */
export type ServerFile = { file: string; integrity: string };

/** Everything that a worker needs to render the pages of one release. */
export type ServerRelease = {
  /** Names the versions of the shell and of all remotes. */
  key: string;
  releases: ReleaseDocument;
  demo: boolean;
  apiUrl: string;
  shell: ServerFile;
  /** Server modules by the name of their remote. */
  remotes: Record<string, ServerFile>;
};

export type ToWorker =
  | { kind: 'load'; release: ServerRelease }
  | { kind: 'drop'; key: string }
  | { kind: 'ask' }
  | { kind: 'render'; id: number; key: string; request: RenderRequest; deadlineMs: number };

export type FromWorker =
  | { kind: 'answer' }
  /** The thread starts (1) or ends (-1) to load the module of a remote for a page. */
  | { kind: 'loading'; change: 1 | -1 }
  | { kind: 'loaded'; key: string; problem: string | null }
  | { kind: 'rendered'; id: number; page: RenderedPage }
  | { kind: 'problem'; reason: string };
