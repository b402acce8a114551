import { jwtVerify, SignJWT } from 'jose';
import type { Config } from '../../../platform/config/config.ts';

const SECONDS = 5 * 60;
/** Not the issuer of access tokens: neither opens what the other does. */
const ISSUER = 'cpa-resumes';

/** An address on the site under which a resume can be had for five minutes, by whoever has the address. */
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

/** Whether the token was signed for this resume and its time is not over. */
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
