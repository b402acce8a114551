import { canUnlink, firstStep, identityOf } from './openId.rules.ts';

const claims = { iss: 'https://issuer.example', sub: '7', email: 'Raisa@Example.com', name: ' Raïsa\n' };

describe('identityOf', () => {
  it('normalises the e-mail address and the name', () => {
    expect(identityOf('google', claims)).toEqual({
      provider: 'google',
      issuer: 'https://issuer.example',
      subject: '7',
      email: 'raisa@example.com',
      isAddressProven: false,
      name: 'Raïsa',
    });
  });

  it.each([
    ['google', { email_verified: true }, true],
    ['google', { email_verified: 'true' }, false],
    ['google', { email_verified: false, xms_edov: true }, false],
    ['google', { email_verified: true, email: 'nobody' }, false],
    ['microsoft', { email_verified: true }, false],
    ['microsoft', { xms_edov: true }, true],
    ['microsoft', { xms_edov: '1' }, true],
    ['microsoft', { xms_edov: '0' }, false],
  ] as const)('of %s with %j has a proven address: %s', (provider, extra, isProven) => {
    expect(identityOf(provider, { ...claims, ...extra }).isAddressProven).toBe(isProven);
  });

  it('takes the name from the e-mail address when there is none', () => {
    expect(identityOf('google', { ...claims, name: 7 }).name).toBe('raisa');
  });
});

describe('firstStep', () => {
  const nothing = { isAddressProven: false, hasLink: false, accountId: undefined, role: null };
  const role = 'applicant';

  it.each([
    [{}, { kind: 'mail a link' }],
    [{ role }, { kind: 'mail a link' }],
    [{ accountId: 7 }, { kind: 'mail a link' }],
    [{ accountId: 7, isAddressProven: true, role }, { kind: 'mail a link' }],
    [{ isAddressProven: true }, { kind: 'ask for the role' }],
    [
      { isAddressProven: true, role },
      { kind: 'create', role },
    ],
    [
      { hasLink: true, accountId: 7 },
      { kind: 'join', accountId: 7 },
    ],
    [{ hasLink: true }, { kind: 'ask for the role' }],
    [
      { hasLink: true, role },
      { kind: 'create', role },
    ],
  ] as const)('with %j is %j', (facts, step) => {
    expect(firstStep({ ...nothing, ...facts })).toEqual(step);
  });
});

describe('canUnlink', () => {
  it('keeps the last identity of an account without a password', () => {
    expect(canUnlink({ hasPassword: false, identities: 1 })).toBe(false);
    expect(canUnlink({ hasPassword: false, identities: 2 })).toBe(true);
    expect(canUnlink({ hasPassword: true, identities: 1 })).toBe(true);
  });
});
