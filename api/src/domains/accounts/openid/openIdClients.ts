import type { OpenIdProvider, OpenIdSignIn, OpenIdStarted } from '@cpa/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import * as openId from 'openid-client';
import { cachedFor } from '../../../platform/cache/cachedFor.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { OpenIdRegistration } from '../../../platform/config/openIdConfig.ts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { HOUR } from '../../../platform/http/rateLimits.ts';
import { identityOf, type Identity } from './openId.rules.ts';

/** Timeout of a request to a provider in seconds. A sign-in takes two, within the timeout of the site server. */
const TIMEOUT_S = 3;

/** Response of a provider, with the secrets of the browser. */
type Callback = Pick<OpenIdSignIn, 'callback_query' | 'state' | 'nonce' | 'code_verifier'>;

/**
 * Creates the clients of the configured OpenID Connect providers. Each caches the discovery document for an hour, with
 * the keys of the provider.
 */
export function createOpenIdClients({ openId: registrations, siteUrl }: Pick<Config, 'openId' | 'siteUrl'>) {
  const configurations = new Map(
    Object.entries(registrations).map(([provider, registration]) => [
      provider,
      cachedFor(HOUR, async () => await discover(registration)),
    ]),
  );
  const redirectUrl = (provider: OpenIdProvider) => `${siteUrl}/api/auth/callback/${provider}`;

  /** @throws DomainError 404 for a provider that is not configured, 503 for one that does not respond. */
  async function configurationOf(
    provider: OpenIdProvider,
    log: FastifyBaseLogger,
  ): Promise<openId.Configuration> {
    const read = configurations.get(provider);
    if (!read) throw new DomainError(404, 'not_found');
    return await read().catch((error: unknown) => {
      log.warn({ provider, reason: reasonOf(error) }, 'An OpenID provider does not respond.');
      throw new DomainError(503, 'provider_unavailable');
    });
  }

  return {
    /** Starts a sign-in: returns the page of the provider, and new secrets that bind its response to the browser. */
    async start(provider: OpenIdProvider, log: FastifyBaseLogger): Promise<OpenIdStarted> {
      const configuration = await configurationOf(provider, log);
      const secrets = {
        state: openId.randomState(),
        nonce: openId.randomNonce(),
        code_verifier: openId.randomPKCECodeVerifier(),
      };
      const url = openId.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUrl(provider),
        scope: 'openid email profile',
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(secrets.code_verifier),
        code_challenge_method: 'S256',
      });
      return { authorization_url: url.href, ...secrets };
    },

    /**
     * Exchanges the code of a response for an ID token, and verifies state, issuer, signature, audience and nonce.
     * @throws DomainError 401 for a response that is refused or was used before.
     */
    async identify(
      provider: OpenIdProvider,
      { callback_query, state, nonce, code_verifier }: Callback,
      log: FastifyBaseLogger,
    ): Promise<Identity> {
      const configuration = await configurationOf(provider, log);
      const url = new URL(redirectUrl(provider));
      url.search = callback_query;
      try {
        const tokens = await openId.authorizationCodeGrant(configuration, url, {
          pkceCodeVerifier: code_verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        return identityOf(provider, tokens.claims()!);
      } catch (error) {
        log.warn({ provider, reason: reasonOf(error) }, 'An OpenID provider did not sign in a user.');
        throw new DomainError(401, 'provider_refused');
      }
    },
  };
}

async function discover({
  issuer,
  clientId,
  clientSecret,
}: OpenIdRegistration): Promise<openId.Configuration> {
  const server = new URL(issuer);
  return await openId.discovery(server, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_S,
    execute: [
      // The signature of an ID token is verified although it arrives by TLS.
      openId.enableNonRepudiationChecks,
      ...(server.protocol === 'http:' ? [openId.allowInsecureRequests] : []),
    ],
  });
}

/** Code of an error, without the response of the provider. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
