import { RemoteFailure, type RemoteFailureKind } from './loader/remoteFailure.ts';
import { createFailureReporter } from './reportFailure.ts';
import { anActiveRemote } from './testing/anActiveRemote.ts';

const failing = (kind: RemoteFailureKind, cause?: unknown) =>
  new RemoteFailure(kind, 'mfe-checkout', 'it failed for Xiomara.', { cause });

function aReporter() {
  const sent: unknown[] = [];
  const releases = { revision: 4, remotes: [anActiveRemote()] };
  return { sent, report: createFailureReporter(releases, (report) => void sent.push(report)) };
}

describe('the report of a failed remote', () => {
  test('says what failed where, and nothing of who was there', () => {
    const { sent, report } = aReporter();
    report(failing('threw-in-render', new TypeError('xiomara@example.aw is not')), '/plans/13');
    expect(sent).toEqual([
      {
        class: 'threw-in-render',
        remote: 'mfe-checkout',
        version: '00000000000000bb',
        revision: 4,
        page: '/plans/:id',
        error: 'TypeError',
      },
    ]);
  });

  test('is sent once, however often somebody tries again', () => {
    const { sent, report } = aReporter();
    for (let tries = 0; tries < 3; tries++) report(failing('network'), '/plans');
    expect(sent).toHaveLength(1);
  });

  test('is sent again when something else fails, or it fails elsewhere', () => {
    const { sent, report } = aReporter();
    report(failing('network'), '/plans');
    report(failing('http'), '/plans');
    report(failing('network'), '/plans/13');
    expect(sent).toHaveLength(3);
  });
});
