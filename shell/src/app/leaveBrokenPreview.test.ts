import { expect, jest, test } from '@jest/globals';
import { RemoteFailure } from '../remotes/index.ts';
import { leaveBrokenPreview } from './leaveBrokenPreview.ts';

const setup = (preview: string | null) => {
  const [report, load] = [jest.fn(), jest.fn()];
  const leaving = leaveBrokenPreview(report, preview, load);
  const fail = (kind: RemoteFailure['kind'], remote: string) =>
    leaving(new RemoteFailure(kind, remote, 'it failed.'), '/plans');
  return { report, load, fail };
};

test('returns to the live release when the previewed remote does not load', () => {
  const { report, load, fail } = setup('mfe-checkout');
  fail('threw-at-load', 'mfe-checkout');
  expect(report).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledWith('/api/_preview/broken');
});

test('returns to the live releases when any of those that are previewed together does not load', () => {
  const { load, fail } = setup('mfe-checkout mfe-public shell');
  fail('threw-at-load', 'mfe-public');
  expect(load).toHaveBeenCalledTimes(1);
});

test('stays when one of its pages throws, when another remote fails, and without a preview', () => {
  const { load, fail } = setup('mfe-checkout');
  fail('threw-in-render', 'mfe-checkout');
  fail('network', 'mfe-public');
  expect(load).not.toHaveBeenCalled();
  const live = setup(null);
  live.fail('network', 'mfe-checkout');
  expect(live.load).not.toHaveBeenCalled();
  expect(live.report).toHaveBeenCalledTimes(1);
});
