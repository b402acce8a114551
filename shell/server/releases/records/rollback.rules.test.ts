import type { ActiveRemote } from '@cpa/shared/contracts';
import { activeVersions } from './rollback.rules.ts';
import type { ReleaseChange, StoredDocument } from './storedDocument.ts';

const REMOTE = 'mfe-checkout';

/** Revisions in which the remotes have the given versions, each made by the given action on a remote. */
function historyOf(...revisions: [action: ReleaseChange['action'], name: string, versions: object][]) {
  return revisions.map(([action, name, versions], index): StoredDocument => {
    const remotes = Object.entries(versions).map(([remote, version]) => ({
      name: remote,
      version: String(version),
    }));
    const version = remotes.find((remote) => remote.name === name)!.version;
    return {
      revision: index + 1,
      remotes: remotes as ActiveRemote[],
      change: { action, name, version, was: null, by: 'ana', reason: null, at: '2026-11-23T12:00:00Z' },
    };
  });
}

describe('activeVersions', () => {
  test('counts a version once while other remotes change', () => {
    const history = historyOf(
      ['activate', 'mfe-public', { 'mfe-public': 'p1' }],
      ['activate', REMOTE, { 'mfe-public': 'p1', [REMOTE]: 'c1' }],
      ['activate', REMOTE, { 'mfe-public': 'p1', [REMOTE]: 'c2' }],
      ['activate', 'mfe-public', { 'mfe-public': 'p2', [REMOTE]: 'c2' }],
      ['rollback', 'mfe-public', { 'mfe-public': 'p1', [REMOTE]: 'c2' }],
    );
    expect(activeVersions(history, REMOTE)).toEqual(['c1', 'c2']);
    expect(activeVersions(history, 'mfe-public')).toEqual(['p1']);
  });

  test('takes away the versions after the target of a rollback, and lists a repeated activation again', () => {
    const history = historyOf(
      ['activate', REMOTE, { [REMOTE]: 'c1' }],
      ['activate', REMOTE, { [REMOTE]: 'c2' }],
      ['activate', REMOTE, { [REMOTE]: 'c3' }],
      ['rollback', REMOTE, { [REMOTE]: 'c2' }],
      ['activate', REMOTE, { [REMOTE]: 'c1' }],
    );
    expect(activeVersions(history, REMOTE)).toEqual(['c1', 'c2', 'c1']);
  });

  test('is empty for a remote that was never active', () => {
    expect(activeVersions(historyOf(['activate', REMOTE, { [REMOTE]: 'c1' }]), 'mfe-public')).toEqual([]);
  });
});
