import type { Operator } from '../contracts/serverPage.ts';

/** Operator of the demo: an invented company. */
const DEMO: Operator = {
  name: 'Isla Work Services VBA',
  address: 'Caya Palmera 12, Oranjestad, Aruba',
  phone: '+297 280 0100',
  email: 'hello@careerportal.example',
  registration: 'KvK Aruba H00000.0',
};

/** Default outside a demo, for a server without these settings. */
const UNNAMED: Operator = { name: 'Career Portal Aruba', address: 'Oranjestad, Aruba' };

/** Reads the operator of the site from the variables `OPERATOR_…`, see `api/README.md`. */
export function readOperator(env: NodeJS.ProcessEnv): Operator {
  const isDemo = env['DEMO'] ? env['DEMO'] === 'on' : env['NODE_ENV'] !== 'production';
  const { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_PHONE, OPERATOR_EMAIL, OPERATOR_REGISTRATION } = env;
  const isSet = [OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_PHONE, OPERATOR_EMAIL, OPERATOR_REGISTRATION].some(
    Boolean,
  );
  if (isDemo && !isSet) return DEMO;
  return {
    name: OPERATOR_NAME || UNNAMED.name,
    address: OPERATOR_ADDRESS || UNNAMED.address,
    ...(OPERATOR_PHONE && { phone: OPERATOR_PHONE }),
    ...(OPERATOR_EMAIL && { email: OPERATOR_EMAIL }),
    ...(OPERATOR_REGISTRATION && { registration: OPERATOR_REGISTRATION }),
  };
}
