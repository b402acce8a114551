import { jwtVerify, SignJWT } from 'jose';
import type { Config } from '../../../platform/config/config.ts';

const SECONDS = 5 * 60;
export type DocumentKind = 'resumes' | 'messages';

/** Differs from the issuer of access tokens and by kind, so that no token works in place of another. */
const issuerOf = (kind: DocumentKind): string => `cpa-${kind}`;

/** Signs a site URL that serves a document for five minutes. */
export async function signDocumentLink(
  config: Pick<Config, 'secrets'>,
  kind: DocumentKind,
  id: number,
  now = new Date(),
): Promise<{ url: string; expires_at: string }> {
  const end = Math.floor(now.getTime() / 1000) + SECONDS;
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(id))
    .setIssuer(issuerOf(kind))
    .setExpirationTime(end)
    .sign(keyOf(config));
  return {
    url: `/api/files/${kind}/${id}?token=${token}`,
    expires_at: new Date(end * 1000).toISOString(),
  };
}

/** Verifies that the token was signed for this document and has not expired. */
export async function isDocumentToken(
  config: Pick<Config, 'secrets'>,
  token: string,
  kind: DocumentKind,
  id: number,
): Promise<boolean> {
  try {
    await jwtVerify(token, keyOf(config), {
      algorithms: ['HS256'],
      issuer: issuerOf(kind),
      subject: String(id),
      requiredClaims: ['exp'],
    });
    return true;
  } catch {
    return false;
  }
}

function keyOf({ secrets }: Pick<Config, 'secrets'>): Uint8Array {
  return new TextEncoder().encode(secrets.JWT_SECRET);
}
