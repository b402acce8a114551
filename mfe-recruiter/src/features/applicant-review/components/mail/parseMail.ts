/** Subset of the Trusted Types API. `src/manifest.ts` declares the policy. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string };
};

/**
 * Parses a mail into a document that runs and loads nothing. The CSP applies to that document too, so inline styles
 * are renamed to `data-css` first; quotes in the text are escaped, so no text can look like such an attribute.
 */
export function parseMail(html: string): Document {
  const neutral = html.replaceAll(/<style>[\s\S]*?<\/style>/g, '').replaceAll(' style="', ' data-css="');
  return new DOMParser().parseFromString(policy?.createHTML(neutral) ?? neutral, 'text/html');
}

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('mail-preview', {
  createHTML: (html) => html,
});
