/** Decoded document from the web. */
export interface WebDocument {
  /** Final URL after redirects. */
  url: string;
  /** Media type in lower case without parameters, for example `text/html`. */
  contentType: string;
  text: string;
  fetchedAt: Date;
}
