import { networkOf } from './networkOf.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:0::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
    ['2001:db8:1:ab12::', '2001:db8:1:ab00::/56'],
    ['2001:db8:1:2::', '2001:db8:1:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
  ])('maps %s to %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });

  it('separates neighbouring networks', () => {
    expect(networkOf('2001:db8:1:200::1')).not.toBe(networkOf('2001:db8:1:300::1'));
  });
});
