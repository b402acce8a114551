import { expect, test } from '@jest/globals';
import { readOperator } from './readOperator.ts';

test('names an invented operator in a demo', () => {
  expect(readOperator({})).toMatchObject({ name: 'Isla Work Services VBA', phone: '+297 280 0100' });
});

test('states only what is set', () => {
  const env = { OPERATOR_NAME: 'Trade Wind Media NV', OPERATOR_PHONE: '+297 280 0200', DEMO: 'on' };
  expect(readOperator(env)).toEqual({
    name: 'Trade Wind Media NV',
    address: 'Oranjestad, Aruba',
    phone: '+297 280 0200',
  });
});

test('never names the invented operator in production', () => {
  expect(readOperator({ NODE_ENV: 'production' })).toEqual({
    name: 'Career Portal Aruba',
    address: 'Oranjestad, Aruba',
  });
});
