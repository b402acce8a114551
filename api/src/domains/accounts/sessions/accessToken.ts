import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Config } from '../../../platform/config/config.ts';

export const ACCESS_TOKEN_SECONDS = 600;

/** Claims of an access token: account and session. The role is read from the database. */
export interface Session {
  accountId: number;
  familyId: string;
}

export async function signAccessToken(config: Pick<Config, 'secrets'>, session: Session): Promise<string> {
  return await new SignJWT({ sid: session.familyId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(session.accountId))
    .setIssuer('cpa')
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
    .sign(keyOf(config));
}

/** Resolves to undefined for a forged, foreign or expired token. */
export async function readAccessToken(
  config: Pick<Config, 'secrets'>,
  token: string,
): Promise<Session | undefined> {
  const { JWT_SECRET_PREVIOUS: before } = config.secrets;
  const payload =
    (await verified(token, keyOf(config))) ?? (before && (await verified(token, encoded(before))));
  return payload ? sessionOf(payload) : undefined;
}

/** A signed token with other claims is as invalid as a forged one. */
function sessionOf({ sub, sid }: JWTPayload): Session | undefined {
  if (!/^\d{1,9}$/.test(sub ?? '') || typeof sid !== 'string' || !UUID.test(sid)) return undefined;
  return { accountId: Number(sub), familyId: sid };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

async function verified(token: string, key: Uint8Array): Promise<JWTPayload | undefined> {
  try {
    const rules = { algorithms: ['HS256'], issuer: 'cpa', requiredClaims: ['exp', 'sub', 'sid'] };
    return (await jwtVerify(token, key, rules)).payload;
  } catch {
    return undefined;
  }
}

function keyOf({ secrets }: Pick<Config, 'secrets'>): Uint8Array {
  return encoded(secrets.JWT_SECRET);
}

const encoded = (secret: string): Uint8Array => new TextEncoder().encode(secret);
