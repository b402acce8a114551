/** Uploaded file, on disk until the response is sent. */
export interface Upload {
  /** Field name. */
  field: string;
  path: string;
  /** Size in bytes; at least one. */
  size: number;
  /** File name given by the client. */
  fileName: string;
}
