import { readOperator } from '@cpa/shared/server';

/** Operator of the site: stated in every e-mail and on receipts. */
export const OPERATOR = readOperator(process.env);

/** Ways to reach the operator, and its registration, as lines of text. */
export const OPERATOR_DETAILS = [
  OPERATOR.address,
  ...[OPERATOR.phone, OPERATOR.email, OPERATOR.registration].filter((line) => line !== undefined),
];
