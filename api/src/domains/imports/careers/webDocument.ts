/** A document as it came from the web, decoded. */
export interface WebDocument {
  /** Where it was in the end, after redirects. */
  url: string;
  /** Without parameters and in lower case, as `text/html`. */
  contentType: string;
  text: string;
  fetchedAt: Date;
}
