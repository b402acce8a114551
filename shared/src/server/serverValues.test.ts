import { networkOf } from './networkOf.ts';
import { optionName } from './optionName.ts';
import { colourVariables, palette } from './palette.ts';
import { mayReadMetrics } from './requestMetrics.ts';

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

describe('optionName', () => {
  test('names an option in each language, and one without a translation in English', () => {
    expect(optionName('Part-time', 'en')).toBe('Part-time');
    expect(optionName('Part-time', 'nl')).toBe('Deeltijd');
    expect(optionName('Part-time', 'es')).toBe('Medio tiempo');
    expect(optionName('Paradera', 'nl')).toBe('Paradera');
  });
});

describe('palette', () => {
  it('contains different colours for both themes', () => {
    expect(palette.light.ink).toMatch(/^#[0-9a-f]{6}$/);
    expect(palette.dark.ink).toMatch(/^#[0-9a-f]{6}$/);
    expect(palette.dark.ink).not.toBe(palette.light.ink);
  });

  it('declares the colours as CSS variables', () => {
    expect(colourVariables('dark')).toContain(`--lagoon:${palette.dark.lagoon};`);
  });
});

describe('requestMetrics', () => {
  test('denies metrics to every proxied request', () => {
    expect(mayReadMetrics({ 'x-forwarded-for': '203.0.113.9' }, undefined)).toBe(false);
    expect(mayReadMetrics({ 'x-forwarded-host': 'portal.test', authorization: 'Bearer t' }, 't')).toBe(false);
  });

  test('requires the token when one is configured', () => {
    expect(mayReadMetrics({}, undefined)).toBe(true);
    expect(mayReadMetrics({}, 't')).toBe(false);
    expect(mayReadMetrics({ authorization: 'Bearer wrong' }, 't')).toBe(false);
    expect(mayReadMetrics({ authorization: 'Bearer t' }, 't')).toBe(true);
  });
});
