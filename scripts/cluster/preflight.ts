/** Versions and configuration of a cluster. */
export type Design = {
  /** Versions of the installed programs. */
  versions: { patroni: string; etcd: string };
  /** Configuration files by name, as in `scripts/deploy/cluster`. */
  files: Record<'patroni.yml' | 'etcd.env' | 'haproxy-app.cfg' | 'haproxy-web.cfg' | 'pgbouncer.ini', string>;
};

/** Lists settings that are known to lose data, to store it twice or to prolong an outage. */
export function findRisks({ versions, files }: Design): string[] {
  const patroni = files['patroni.yml'];
  const etcd = files['etcd.env'];
  const risks: (string | false)[] = [
    isOn(patroni, 'etcd3') &&
      isOlder(versions.patroni, '3.1.0') &&
      `Patroni ${versions.patroni} with etcd3 can make two primaries after a network cut. Use etcd: with ETCD_ENABLE_V2, or Patroni 3.1 or newer.`,
    isOn(patroni, 'etcd') &&
      !isOlder(versions.etcd, '3.6.0') &&
      `etcd ${versions.etcd} has no v2 API. Use etcd3: with Patroni 3.1 or newer.`,
    isOn(patroni, 'etcd') &&
      !/^ETCD_ENABLE_V2=true$/m.test(etcd) &&
      'Patroni uses the v2 API of etcd: set ETCD_ENABLE_V2=true.',
    !isOn(patroni, 'synchronous_mode', 'true') &&
      'synchronous_mode is off: a failover loses the last acknowledged writes.',
    !isOn(patroni, 'synchronous_mode_strict', 'true') &&
      'synchronous_mode_strict is off: without a standby, writes are acknowledged that only one machine has.',
    !isOn(patroni, 'failsafe_mode', 'true') && 'failsafe_mode is off: the primary stops when etcd is away.',
    !isOn(patroni, 'primary_start_timeout', '0') &&
      'primary_start_timeout is not 0: a primary whose PostgreSQL died is not replaced for up to five minutes.',
    isOn(patroni, 'statement_timeout') &&
      'statement_timeout ends a commit that waits for its standby: it is stored although the client sees an error.',
    ttlRisk(patroni),
    !/^ETCD_PRE_VOTE=true$/m.test(etcd) &&
      'ETCD_PRE_VOTE is off: a member that returns from a network cut forces an election.',
    /^ETCD_INITIAL_CLUSTER=[^,]*(,[^,]*)?$/m.test(etcd) &&
      'etcd needs three members to survive the loss of one.',
    ...(['haproxy-app.cfg', 'haproxy-web.cfg'] as const).flatMap((name) => retryRisks(name, files[name])),
    !/on-marked-down shutdown-sessions/.test(files['haproxy-app.cfg']) &&
      'haproxy-app.cfg: without on-marked-down shutdown-sessions, sessions stay on a former primary.',
    !/^pool_mode = transaction$/m.test(files['pgbouncer.ini']) &&
      'pgbouncer.ini: pool_mode is not transaction.',
    !/^server_login_retry = [0-2]$/m.test(files['pgbouncer.ini']) &&
      'pgbouncer.ini: server_login_retry is 15 s by default and prolongs an outage by as much. Set it to 1.',
  ];
  return risks.filter((risk) => risk !== false);
}

/** True when the file has the key, with the value if given, outside of comments. */
function isOn(yaml: string, key: string, value = ''): boolean {
  return new RegExp(`^\\s*${key}:\\s*${value}`, 'm').test(yaml);
}

/** Seconds between the end of a former primary and the start of the next; without any, both ran for 2 s after a cut. */
const TTL_RESERVE = 2;

function ttlRisk(yaml: string): string | false {
  const read = (key: string): number => Number(new RegExp(`^\\s*${key}:\\s*(\\d+)`, 'm').exec(yaml)?.[1]);
  const [ttl, wait, retry] = [read('ttl'), read('loop_wait'), read('retry_timeout')];
  const least = wait + 2 * retry + TTL_RESERVE;
  return (
    !(ttl >= least) &&
    `ttl must be at least loop_wait + 2 * retry_timeout + ${TTL_RESERVE} (${least}): two primaries could run after a cut.`
  );
}

/** Each section that repeats requests must repeat reads only. `defaults` cannot state that. */
function retryRisks(name: string, config: string): string[] {
  const sections = config.split(/^(?=(?:global|defaults|frontend|backend|listen)\b)/m);
  const repeats = (text: string): boolean =>
    /^\s*retry-on .*(empty-response|response-timeout|junk-response|all-retryable-errors|\b\d{3}\b)/m.test(
      text,
    );
  const inherits = sections.some((section) => section.startsWith('defaults') && repeats(section));
  return sections
    .filter((section) => /^(backend|listen)/.test(section) && !/^\s*mode tcp/m.test(section))
    .filter((section) => inherits || repeats(section))
    .filter((section) => !/^\s*http-request disable-l7-retry unless METH_GET$/m.test(section))
    .map((section) => {
      const [, title] = /^\w+ (\S+)/.exec(section) ?? [];
      return `${name}: ${title} repeats a POST, which stores it twice. Add http-request disable-l7-retry unless METH_GET.`;
    });
}

function isOlder(version: string, than: string): boolean {
  const [one, other] = [version, than].map((text) => text.split('.').map(Number));
  const at = other!.findIndex((number, index) => (one![index] ?? 0) !== number);
  return at !== -1 && (one![at] ?? 0) < other![at]!;
}
