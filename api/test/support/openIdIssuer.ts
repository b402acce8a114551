import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

type Claims = Record<string, unknown>;

export type Issuer = Awaited<ReturnType<typeof startIssuer>>;

export const CLIENT = { id: 'portal', secret: 'a secret of the tests' };

/**
 * Starts an OpenID provider without pages: `authorize` signs in a user. It states any claims, also wrong ones, and is
 * strict about codes and PKCE.
 */
export async function startIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, { challenge: string; claims: Claims; isForged: boolean }>();
  const requests: string[] = [];
  let isDown = false;

  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (isDown) return void request.socket.destroy();
    void respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/jwks') return void send({ keys: [jwk] });
    if (request.url !== '/token')
      return void send({
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
        authorization_response_iss_parameter_supported: true,
        id_token_signing_alg_values_supported: ['RS256'],
      });
    const form = new URLSearchParams(await textOf(request));
    const granted = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (form.get('client_secret') !== CLIENT.secret || granted?.challenge !== verifier)
      return void send({ error: 'invalid_grant' }, 400);
    const id_token = await new SignJWT(granted.claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(granted.isForged ? stranger.privateKey : privateKey);
    send({ access_token: randomUUID(), token_type: 'bearer', id_token });
  }

  return {
    url,
    /** Paths that were requested. */
    requests,
    setDown: (value: boolean) => void (isDown = value),
    /** Signs in a user on the page of the provider, and returns the query with which the browser goes back. */
    authorize(authorizationUrl: string, claims: Claims, { isForged = false } = {}): string {
      const asked = new URL(authorizationUrl).searchParams;
      const code = randomUUID();
      const seconds = Math.floor(Date.now() / 1000);
      const standard = {
        iss: url,
        aud: CLIENT.id,
        iat: seconds,
        exp: seconds + 300,
        nonce: asked.get('nonce'),
      };
      codes.set(code, {
        challenge: asked.get('code_challenge') ?? '',
        claims: { ...standard, ...claims },
        isForged,
      });
      return new URLSearchParams({ code, state: asked.get('state') ?? '', iss: url }).toString();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
