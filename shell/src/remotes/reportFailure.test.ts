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

describe('createFailureReporter', () => {
  test('reports the failure and the route without personal data', () => {
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

  test('reports a failure once when the user retries', () => {
    const { sent, report } = aReporter();
    for (let tries = 0; tries < 3; tries++) report(failing('network'), '/plans');
    expect(sent).toHaveLength(1);
  });

  test('reports another failure and another page', () => {
    const { sent, report } = aReporter();
    report(failing('network'), '/plans');
    report(failing('http'), '/plans');
    report(failing('network'), '/plans/13');
    expect(sent).toHaveLength(3);
  });
});
