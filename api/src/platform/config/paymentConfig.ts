/** Payment settings from the environment; read by `config.ts`. */
export interface PaymentEnvironment {
  NMI_URL?: string | undefined;
  NMI_SECURITY_KEY?: string | undefined;
  SENTOO_URL?: string | undefined;
  SENTOO_SECRET?: string | undefined;
  SENTOO_MERCHANT?: string | undefined;
  SENTOO_PAYER_ORIGINS: string;
  NMI_SIMULATOR_PORT: number;
  SENTOO_SIMULATOR_PORT: number;
  PAYMENT_TIMEOUT_MS: number;
}

/** A method without settings is undefined, and its orders are rejected with a message. */
export interface PaymentConfig {
  /** Gateway timeout; shorter than that of browsers. */
  timeoutMs: number;
  cards: { url: string; securityKey: string; isLive: boolean } | undefined;
  sentoo:
    { url: string; secret: string; merchant: string; payerOrigins: string[]; isLive: boolean } | undefined;
}

/** Credentials of the local simulators. */
export const SIMULATED = { securityKey: 'simulated-key', secret: 'simulated-secret', merchant: 'simulated' };

/**
 * Uses live gateways with credentials, otherwise the simulators, and nothing in production. @throws Error for
 * incomplete credentials.
 */
export function readPaymentConfig(env: PaymentEnvironment, isProduction: boolean): PaymentConfig {
  const nmi = whole(env, ['NMI_URL', 'NMI_SECURITY_KEY'], isProduction);
  const sentoo = whole(env, ['SENTOO_URL', 'SENTOO_SECRET', 'SENTOO_MERCHANT'], isProduction);
  const simulated = !isProduction;
  return {
    timeoutMs: env.PAYMENT_TIMEOUT_MS,
    cards: nmi
      ? { url: originOf(nmi[0]), securityKey: nmi[1], isLive: true }
      : simulated
        ? {
            url: `http://127.0.0.1:${env.NMI_SIMULATOR_PORT}`,
            securityKey: SIMULATED.securityKey,
            isLive: false,
          }
        : undefined,
    sentoo: sentoo
      ? {
          url: originOf(sentoo[0]),
          secret: sentoo[1],
          merchant: sentoo[2],
          payerOrigins: [originOf(sentoo[0]), ...words(env.SENTOO_PAYER_ORIGINS).map(originOf)],
          isLive: true,
        }
      : simulated
        ? { ...SIMULATED, ...simulatedSentoo(env.SENTOO_SIMULATOR_PORT), isLive: false }
        : undefined,
  };
}

/** Payers open this page in a browser, so the host name must work there. */
function simulatedSentoo(port: number): { url: string; payerOrigins: string[] } {
  const url = `http://localhost:${port}`;
  return { url, payerOrigins: [url] };
}

function whole<const Names extends readonly (keyof PaymentEnvironment)[]>(
  env: PaymentEnvironment,
  names: Names,
  isProduction: boolean,
): { [Place in keyof Names]: string } | undefined {
  const given = names.map((name) => env[name]);
  if (given.every((value) => value === undefined)) return undefined;
  if (given.includes(undefined)) {
    throw new Error(`${names.join(', ')} belong together: set all of them, or none.`);
  }
  if (isProduction && !String(given[0]).startsWith('https://')) {
    throw new Error(`In production ${names[0]} must begin with https://.`);
  }
  return given as { [Place in keyof Names]: string };
}

function originOf(address: string): string {
  if (!URL.canParse(address)) throw new Error('An address of a payment service cannot be read.');
  return new URL(address).origin;
}

function words(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}
