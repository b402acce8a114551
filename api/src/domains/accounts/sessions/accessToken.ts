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
  return payload ? { accountId: Number(payload.sub), familyId: String(payload['sid']) } : undefined;
}

async function verified(token: string, key: Uint8Array): Promise<JWTPayload | undefined> {
  try {
    return (await jwtVerify(token, key, { algorithms: ['HS256'], issuer: 'cpa' })).payload;
  } catch {
    return undefined;
  }
}

function keyOf({ secrets }: Pick<Config, 'secrets'>): Uint8Array {
  return encoded(secrets.JWT_SECRET);
}

const encoded = (secret: string): Uint8Array => new TextEncoder().encode(secret);
