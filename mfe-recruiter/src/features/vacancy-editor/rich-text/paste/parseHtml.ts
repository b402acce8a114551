/** `Document.parseHTML` of the HTML Sanitizer API, which Trusted Types allow without a policy. */
type SafeParser = { parseHTML?: (html: string, options: { sanitizer: object }) => Document };

/**
 * Parses HTML of the clipboard without running or loading anything. Style attributes are renamed first: the content
 * security policy blocks and reports them, and `data-css` stays readable.
 */
export function parseHtml(html: string): Document {
  const markup = html
    .replaceAll(/<style[\s\S]*?<\/style>/gi, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<!\[[^>]*>/g, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-css='));
  const parser = (Document as SafeParser).parseHTML;
  // An empty configuration removes scripts and event handlers only; the default one drops `data-css` as well.
  return parser
    ? parser.call(Document, markup, { sanitizer: {} })
    : new DOMParser().parseFromString(markup, 'text/html');
}
