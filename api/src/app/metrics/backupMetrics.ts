import { Gauge, type Registry } from 'prom-client';
import { readBackupStatus } from '../operator/backup/backupStatus.ts';

/** Ages of the last backup and of its last verification on this machine; absent before the first. */
export function registerBackupGauges(registry: Registry, home: string): void {
  const registers = [registry];
  const ages = {
    made_at: new Gauge({
      name: 'portal_backup_age_seconds',
      help: 'Time since the last complete backup.',
      registers,
      collect: () => collect(),
    }),
    verified_at: new Gauge({
      name: 'portal_backup_verified_age_seconds',
      help: 'Time since a backup was last restored and verified.',
      registers,
    }),
  };
  const failed = new Gauge({
    name: 'portal_backup_verify_failed',
    help: '1 when the last verification of a backup failed.',
    registers,
  });

  function collect(): void {
    const status = readBackupStatus(home);
    for (const field of ['made_at', 'verified_at'] as const) {
      const at = status[field];
      if (at === undefined) ages[field].remove();
      else ages[field].set((Date.now() - Date.parse(at)) / 1000);
    }
    failed.set(status.problem === undefined ? 0 : 1);
  }
}
