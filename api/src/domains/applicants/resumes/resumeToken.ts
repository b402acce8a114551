import { jwtVerify, SignJWT } from 'jose';
import type { Config } from '../../../platform/config/config.ts';

const SECONDS = 5 * 60;
/** Differs from the issuer of access tokens, so that neither token works in place of the other. */
const ISSUER = 'cpa-resumes';

/** Signs a site URL that serves the resume for five minutes. */
export async function signResumeLink(
  config: Pick<Config, 'secrets'>,
  resumeId: number,
  now = new Date(),
): Promise<{ url: string; expires_at: string }> {
  const end = Math.floor(now.getTime() / 1000) + SECONDS;
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(resumeId))
    .setIssuer(ISSUER)
    .setExpirationTime(end)
    .sign(keyOf(config));
  return {
    url: `/api/files/resumes/${resumeId}?token=${token}`,
    expires_at: new Date(end * 1000).toISOString(),
  };
}

/** Verifies that the token was signed for this resume and has not expired. */
export async function isResumeToken(
  config: Pick<Config, 'secrets'>,
  token: string,
  resumeId: number,
): Promise<boolean> {
  try {
    await jwtVerify(token, keyOf(config), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      subject: String(resumeId),
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
