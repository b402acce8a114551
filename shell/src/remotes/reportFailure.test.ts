import { RemoteFailure, type RemoteFailureKind } from './loader/remoteFailure.ts';
import { createFailureReporter } from './reportFailure.ts';
import { anActiveRemote } from './testing/anActiveRemote.ts';

const failing = (kind: RemoteFailureKind, cause?: unknown) =>
  new RemoteFailure(kind, 'mfe-checkout', 'it failed for Xiomara.', { cause });

function aReporter() {
  const sent: unknown[] = [];
  const releases = { revision: 4, remotes: [anActiveRemote()] };
  const trace = [{ kind: 'routes' as const, name: 'routes', start: 410, duration: 8, error: 'TypeError' }];
  const report = createFailureReporter(
    releases,
    (each) => void sent.push(each),
    async () => trace,
  );
  return { sent, report, trace };
}

const tracesRead = async () => await new Promise((resolve) => setTimeout(resolve));

describe('createFailureReporter', () => {
  test('reports the failure, the route and the trace without personal data', async () => {
    const { sent, report, trace } = aReporter();
    report(failing('threw-in-render', new TypeError('xiomara@example.aw is not')), '/plans/13');
    await tracesRead();
    expect(sent).toEqual([
      {
        class: 'threw-in-render',
        remote: 'mfe-checkout',
        version: '00000000000000bb',
        revision: 4,
        page: '/plans/:id',
        error: 'TypeError',
        trace,
      },
    ]);
  });

  test('reports a failure once when the user retries', async () => {
    const { sent, report } = aReporter();
    for (let tries = 0; tries < 3; tries++) report(failing('network'), '/plans');
    await tracesRead();
    expect(sent).toHaveLength(1);
  });

  test('reports another failure and another page', async () => {
    const { sent, report } = aReporter();
    report(failing('network'), '/plans');
    report(failing('http'), '/plans');
    report(failing('network'), '/plans/13');
    await tracesRead();
    expect(sent).toHaveLength(3);
  });
});
