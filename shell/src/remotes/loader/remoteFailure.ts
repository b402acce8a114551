/**
 * Why a remote's code could not be used: nothing came in time, nothing came at all, the server answered with an
 * error, what came is no remote (or was refused for its hash), or it was built for another platform contract.
 */
export type RemoteFailureKind = 'timeout' | 'network' | 'http' | 'not-a-module' | 'contract';

export class RemoteFailure extends Error {
  readonly kind: RemoteFailureKind;
  /** The remote's name, as `mfe-public`. */
  readonly remote: string;

  constructor(kind: RemoteFailureKind, remote: string, detail: string, cause?: unknown) {
    super(`${remote}: ${detail}`, { cause });
    this.name = 'RemoteFailure';
    this.kind = kind;
    this.remote = remote;
  }
}
