import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Config } from '../../../platform/config/config.ts';

export const ACCESS_TOKEN_SECONDS = 600;

/** What an access token says: an account, and the sign-in it came from. No role: that is the database's to say. */
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

/** Undefined for a token that is forged, foreign or past its time. */
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
