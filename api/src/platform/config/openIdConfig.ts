import { OPENID_PROVIDERS, type OpenIdProvider } from '@cpa/shared/contracts';

/** Registration of this site with a provider. */
export interface OpenIdRegistration {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** A provider without settings is absent. */
export type OpenIdConfig = Partial<Record<OpenIdProvider, OpenIdRegistration>>;

const ISSUERS: Readonly<Record<OpenIdProvider, string>> = {
  google: 'https://accounts.google.com',
  microsoft: 'https://login.microsoftonline.com/common/v2.0',
};

/**
 * Reads the settings of the OpenID Connect providers. @throws Error for incomplete settings, and in production for an
 * issuer without TLS.
 */
export function readOpenIdConfig(env: NodeJS.ProcessEnv, isProduction: boolean): OpenIdConfig {
  const config: OpenIdConfig = {};
  for (const provider of OPENID_PROVIDERS) {
    const prefix = provider.toUpperCase();
    const clientId = env[`${prefix}_CLIENT_ID`];
    const clientSecret = env[`${prefix}_CLIENT_SECRET`];
    const issuer = env[`${prefix}_ISSUER`];
    if (!clientId && !clientSecret && !issuer) continue;
    if (!clientId || !clientSecret)
      throw new Error(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET are set both or neither.`);
    config[provider] = {
      issuer: issuerOf(`${prefix}_ISSUER`, issuer || ISSUERS[provider], isProduction),
      clientId,
      clientSecret,
    };
  }
  return config;
}

function issuerOf(name: string, value: string, isProduction: boolean): string {
  const protocol = URL.parse(value)?.protocol;
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error(`${name} must be a URL such as ${ISSUERS.google}.`);
  if (isProduction && protocol !== 'https:')
    throw new Error(`In production ${name} must begin with https://.`);
  return value;
}
