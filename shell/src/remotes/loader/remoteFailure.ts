import type { FailureReport } from '@cpa/shared/contracts';

/**
 * Class of a failure: timeout, network error, HTTP error, invalid module (also a hash mismatch), incompatible platform
 * contract, or an exception while loading, in a page or in a saga.
 */
export type RemoteFailureKind = FailureReport['class'];

/** Failures of a remote whose code runs; its page shows them. */
const WHILE_RUNNING: ReadonlySet<RemoteFailureKind> = new Set(['threw-in-render', 'threw-in-saga', 'hung']);

/** Returns whether a remote failed after its code had loaded. */
export const failedWhileRunning = ({ kind }: RemoteFailure): boolean => WHILE_RUNNING.has(kind);

type Details = {
  cause?: unknown;
  /** True when only a new document helps, because the browser caches failed modules for the life of the page. */
  needsDocument?: boolean;
  /** True when a file of the release is not on the server. Another attempt may find it; a new document has another release. */
  isGone?: boolean;
  /** URLs whose content was rejected. */
  refused?: string[];
};

export class RemoteFailure extends Error {
  readonly kind: RemoteFailureKind;
  /** Folder name of the remote. */
  readonly remote: string;
  readonly needsDocument: boolean;
  readonly isGone: boolean;
  readonly refused: string[];

  constructor(
    kind: RemoteFailureKind,
    remote: string,
    detail: string,
    { cause, needsDocument = false, isGone = false, refused = [] }: Details = {},
  ) {
    super(`${remote}: ${detail}`, { cause });
    this.name = 'RemoteFailure';
    this.kind = kind;
    this.remote = remote;
    this.needsDocument = needsDocument;
    this.isGone = isGone;
    this.refused = refused;
  }
}
