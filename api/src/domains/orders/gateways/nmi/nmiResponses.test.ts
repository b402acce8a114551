import { readFound, readRefund, readSale } from './nmiResponses.ts';

test.each([
  ['response=1&response_code=100&transactionid=77', 'approved'],
  ['response=2&response_code=202&transactionid=78', 'declined'],
  ['response=3&response_code=300&responsetext=Invalid+Card', 'refused'],
  // The money may have been captured in all of these.
  ['response=3&response_code=300&responsetext=Duplicate+transaction+REFID%3A1', 'unclear'],
  ['response=1', 'unclear'],
  ['', 'unclear'],
  ['<html>Bad Gateway</html>', 'unclear'],
])('%s is %s', (text, kind) => {
  expect(readSale(text).kind).toBe(kind);
});

test.each([
  ['response=1&response_code=100', 'refunded'],
  ['response=3&response_code=300&responsetext=Refund+amount+may+not+exceed+the+balance', 'refused'],
  ['response=2&response_code=200', 'refused'],
  // The gateway has a record of the refund, so the money may have been returned.
  ['response=3&response_code=300&responsetext=Duplicate+transaction+REFID%3A1', 'unclear'],
  ['<html>Bad Gateway</html>', 'unclear'],
])('the refund %s is %s', (text, kind) => {
  expect(readRefund(text).kind).toBe(kind);
});

const transaction = (condition: string, action: string, order = 'r', id = '77') =>
  `<transaction><transaction_id>${id}</transaction_id><order_id>${order}</order_id><condition>${condition}</condition>${action}</transaction>`;
const sale = (success: number) =>
  `<action><amount>199.00</amount><action_type>sale</action_type><success>${success}</success></action>`;
const refund =
  '<action><amount>-199.00</amount><action_type>refund</action_type><success>1</success></action>';
const voided = '<action><amount>199.00</amount><action_type>void</action_type><success>1</success></action>';
const document = (inside: string) => `<?xml version="1.0"?>\n<nm_response>${inside}</nm_response>`;

test.each([
  ['pendingsettlement', sale(1), 'paid', 19900],
  ['complete', sale(1), 'paid', 19900],
  ['complete', sale(1) + refund, 'refunded', 19900],
  ['complete', sale(1) + refund.replace('-199.00', '-50.00'), 'paid', 19900],
  ['canceled', sale(1) + voided, 'refunded', 19900],
  ['failed', sale(0), 'failed', null],
  ['canceled', sale(1), 'cancelled', 19900],
  ['unknown', sale(1), 'pending', 19900],
])('reads the state of a transaction that is %s', (condition, action, status, amount) => {
  expect(readFound(document(transaction(condition, action)), 'r')).toEqual({
    kind: 'known',
    status,
    transaction: '77',
    amount,
    state: condition,
  });
});

test('the attempt that captured money wins among several', () => {
  const tries = transaction('failed', sale(0), 'r', '1') + transaction('complete', sale(1), 'r', '2');
  expect(readFound(document(tries), 'r')).toMatchObject({ status: 'paid', transaction: '2' });
});

test('ignores transactions of other orders and treats an empty response as none', () => {
  expect(readFound(document(transaction('complete', sale(1), 'other')), 'r')).toEqual({ kind: 'none' });
  expect(readFound(document(''), 'r')).toEqual({ kind: 'none' });
});

test('a response that cannot be parsed never means that nothing was captured', () => {
  for (const text of ['', 'Bad Gateway', document('<error_response>Invalid</error_response>'), '<a>']) {
    expect(readFound(text, 'r').kind).toBe('unclear');
  }
});
