import type { FailureReport } from '@cpa/shared/contracts';

/**
 * What went wrong with a remote: nothing came in time; nothing came at all; the server answered with an error; what
 * came is no remote, or was refused for its hash; it was built for another platform contract; its code threw while
 * it was loaded, in one of its pages, or in one of its sagas.
 */
export type RemoteFailureKind = FailureReport['class'];

type Details = {
  cause?: unknown;
  /** True where only a new document can help: the page keeps what it has loaded, also what does not work. */
  needsDocument?: boolean;
  /** Addresses whose content was refused. */
  refused?: string[];
};

export class RemoteFailure extends Error {
  readonly kind: RemoteFailureKind;
  /** The remote's name, as `mfe-public`. */
  readonly remote: string;
  readonly needsDocument: boolean;
  readonly refused: string[];

  constructor(
    kind: RemoteFailureKind,
    remote: string,
    detail: string,
    { cause, needsDocument = false, refused = [] }: Details = {},
  ) {
    super(`${remote}: ${detail}`, { cause });
    this.name = 'RemoteFailure';
    this.kind = kind;
    this.remote = remote;
    this.needsDocument = needsDocument;
    this.refused = refused;
  }
}
