export type PolicyOptions = {
  /** Besides the site itself, where a page may open connections to, as `ws://localhost:8080`. */
  connectTo: string[];
  /** Development servers whose changing files a page may run; none in production. */
  developFrom?: string[];
};

/** Pages whose address carries a secret, which no other site shall be told. */
const SECRET_PATHS = /^\/(verify-email|reset-password)\b/;

/** The headers of a document: what the page may run, and that it is asked for again each time. */
export function documentHeaders(path: string, nonce: string, policy: PolicyOptions): Record<string, string> {
  const isDeveloping = (policy.developFrom ?? []).length > 0;
  return {
    'content-security-policy': contentSecurityPolicy(nonce, policy),
    // Scripts without a known hash do not run, wherever their address came from.
    ...(!isDeveloping && { 'integrity-policy': 'blocked-destinations=(script)' }),
    'cache-control': 'no-cache',
    'referrer-policy': SECRET_PATHS.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/** ES modules need no Trusted Types policy; the service worker's address does, and no other may be made. */
function contentSecurityPolicy(nonce: string, { connectTo, developFrom = [] }: PolicyOptions): string {
  const sockets = developFrom.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'self'",
    ['script-src', "'self'", `'nonce-${nonce}'`, ...developFrom].join(' '),
    ['style-src', "'self'", `'nonce-${nonce}'`, ...developFrom].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connectTo, ...developFrom, ...sockets].join(' '),
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ].join('; ');
}
