/** A file that was received, on the disk until the call is answered. */
export interface Upload {
  /** The field it was sent in. */
  field: string;
  path: string;
  /** Bytes; at least one. */
  size: number;
  /** As the sender names it. */
  fileName: string;
}
