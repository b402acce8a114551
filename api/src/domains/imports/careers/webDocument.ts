/** Decoded document from the web. */
export interface WebDocument {
  /** Final URL after redirects. */
  url: string;
  /** Media type in lower case without parameters, as `text/html`. */
  contentType: string;
  text: string;
  fetchedAt: Date;
}
