import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { template } from '../test/cluster/nodes.ts';
import { type Design, findRisks } from './preflight.ts';

const NAMES = ['patroni.yml', 'etcd.env', 'haproxy-app.cfg', 'haproxy-web.cfg', 'pgbouncer.ini'] as const;
const files = Object.fromEntries(
  NAMES.map((name) => [name, readFileSync(template(name), 'utf8')]),
) as Design['files'];
const debian12: Design = { versions: { patroni: '3.0.2', etcd: '3.4.23' }, files };

/** The reference design with a replaced text. */
function changed(name: (typeof NAMES)[number], from: string | RegExp, to: string): Design {
  const text = files[name].replace(from, to);
  expect(text).not.toBe(files[name]);
  return { ...debian12, files: { ...files, [name]: text } };
}

describe('preflight', () => {
  test('accepts the reference design on Debian 12', () => {
    expect(findRisks(debian12)).toEqual([]);
  });

  test.each<[(typeof NAMES)[number], string | RegExp, string, string]>([
    ['patroni.yml', /^etcd:/m, 'etcd3:', 'two primaries'],
    ['patroni.yml', 'synchronous_mode: true', 'synchronous_mode: false', 'synchronous_mode is off'],
    ['patroni.yml', 'synchronous_mode_strict: true', '', 'synchronous_mode_strict is off'],
    ['patroni.yml', 'failsafe_mode: true', '', 'failsafe_mode is off'],
    ['patroni.yml', 'primary_start_timeout: 0', 'primary_start_timeout: 300', 'five minutes'],
    ['patroni.yml', 'max_connections: 200', 'statement_timeout: 5000', 'statement_timeout'],
    ['patroni.yml', 'ttl: 10', 'ttl: 8', 'ttl must be at least'],
    ['etcd.env', 'ETCD_PRE_VOTE=true', 'ETCD_PRE_VOTE=false', 'forces an election'],
    ['etcd.env', 'ETCD_ENABLE_V2=true', '', 'ETCD_ENABLE_V2'],
    ['etcd.env', ',db3=http://db3:2380', '', 'three members'],
    ['haproxy-app.cfg', 'unless METH_GET', 'if METH_GET', 'api repeats a POST'],
    ['haproxy-app.cfg', 'on-marked-down shutdown-sessions', '', 'former primary'],
    [
      'haproxy-web.cfg',
      /disable-l7-retry unless METH_GET\n {2}option httpchk GET \/up/,
      'set-path /',
      'realtime repeats',
    ],
    ['pgbouncer.ini', 'pool_mode = transaction', 'pool_mode = session', 'pool_mode'],
    ['pgbouncer.ini', 'server_login_retry = 1', '', 'server_login_retry'],
  ])('refuses %s with %s replaced by "%s"', (name, from, to, risk) => {
    const risks = findRisks(changed(name, from, to));
    expect(risks).toHaveLength(1);
    expect(risks[0]).toContain(risk);
  });

  test('accepts etcd3 with a Patroni that compares the leader key, and refuses the v2 API of etcd 3.6', () => {
    const design = changed('patroni.yml', /^etcd:/m, 'etcd3:');
    const versions = { patroni: '4.0.4', etcd: '3.6.1' };
    expect(findRisks({ ...design, versions })).toEqual([]);
    expect(findRisks({ ...debian12, versions })).toEqual([expect.stringContaining('no v2 API')]);
  });
});
