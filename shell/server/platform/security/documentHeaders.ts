import { createHash } from 'node:crypto';
import { SHELL_POLICIES } from '@cpa/shared/contracts';

export type PolicyOptions = {
  /** Origins besides the site that a page may connect to, for example `ws://localhost:8080`. */
  connectTo: string[];
  /** Development servers whose scripts a page may run without a hash; none in production. */
  developmentOrigins?: string[];
};

/** Pages whose URL contains a secret that no other site may receive. */
const SECRET_PATHS = /^\/(verify-email|reset-password)\b/;

/** Inline parts of a document. */
type InlineCode = {
  /** Allows styles. */
  nonce: string;
  /** Code of the scripts. Allowed by hashes, because a cached document has the same nonce for several visitors. */
  scripts: readonly string[];
  trustedTypes: readonly string[];
  /** Folders of the remotes, as URLs; those of the site are paths. Default: none at other origins. */
  fileUrls?: readonly string[];
};

/** Returns the headers of a document: its content security policy and caching. */
export function documentHeaders(
  path: string,
  policy: PolicyOptions & InlineCode & { isPersonal: boolean },
): Record<string, string> {
  const isDeveloping = (policy.developmentOrigins ?? []).length > 0;
  return {
    'content-security-policy': contentSecurityPolicy(policy),
    // Scripts without a known hash do not run, from any URL.
    ...(!isDeveloping && { 'integrity-policy': 'blocked-destinations=(script)' }),
    // While a canary runs, no shared cache may give the document of one visitor to another.
    'cache-control': policy.isPersonal ? 'private, no-cache' : 'no-cache',
    ...(policy.isPersonal && { vary: 'cookie' }),
    'referrer-policy': SECRET_PATHS.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/**
 * ES modules need no Trusted Types policy. The URLs of the shell's workers do, and the policies that the remotes
 * declare are allowed; no other policy is.
 */
function contentSecurityPolicy({
  nonce,
  scripts,
  trustedTypes,
  connectTo,
  developmentOrigins = [],
  fileUrls = [],
}: PolicyOptions & InlineCode): string {
  const sockets = developmentOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const hashes = scripts.map((code) => `'sha256-${hashOf(code)}'`);
  // A folder and all below it.
  const elsewhere = [...developmentOrigins, ...new Set(fileUrls.filter((url) => URL.canParse(url)))];
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes, ...elsewhere].join(' '),
    ['style-src', "'self'", `'nonce-${nonce}'`, ...elsewhere].join(' '),
    ["img-src 'self' data: blob:", ...elsewhere].join(' '),
    ["font-src 'self'", ...elsewhere].join(' '),
    ['connect-src', "'self'", ...connectTo, ...elsewhere, ...sockets].join(' '),
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types', ...new Set([...SHELL_POLICIES, ...trustedTypes])].join(' '),
  ].join('; ');
}

/** Maximum number of cached hashes. The scripts change with the releases only. */
const MAX_HASHES = 100;
const hashesByCode = new Map<string, string>();

function hashOf(code: string): string {
  const known = hashesByCode.get(code);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(code).digest('base64');
  if (hashesByCode.size >= MAX_HASHES) hashesByCode.clear();
  hashesByCode.set(code, hash);
  return hash;
}
