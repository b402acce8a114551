import { isDatabaseUnreachable } from './databaseErrors.ts';

const failing = (message: string, facts: object = {}) => Object.assign(new Error(message), facts);

test.each([
  ['a socket that is not there', failing('', { code: 'ENOENT', syscall: 'connect' }), true],
  [
    'a server that refuses on all its addresses',
    failing('', { errors: [failing('', { code: 'ECONNREFUSED' })] }),
    true,
  ],
  ['a server that is shutting down', failing('', { code: '57P01' }), true],
  ['no connection within the time', failing('timeout exceeded when trying to connect'), true],
  ['a connection that broke off', failing('Connection terminated unexpectedly'), true],
  ['a file that is not there', failing('', { code: 'ENOENT', syscall: 'open' }), false],
  ['a statement that is wrong', failing('', { code: '42601' }), false],
  ['something else', undefined, false],
])('%s', (_title, error, isAway) => {
  expect(isDatabaseUnreachable(error)).toBe(isAway);
});
