import { expect, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { aShellRelease, anActiveRemote } from '../../testing/siteFixture.ts';
import type { CanaryFigures } from './canaryFigures.ts';
import { createVisitorReleases, type ReleasesOf } from './visitorReleases.ts';
import { createVisitorCookie } from './visitorCookie.ts';

type Given = { version?: string; figures?: Partial<CanaryFigures>; percent?: number };

function visitorReleases({ version = '00000000000000aa', figures = {}, percent }: Given): ReleasesOf {
  const release = anActiveRemote({ version: '00000000000000cc' });
  const current = {
    shell: aShellRelease({ version }),
    document: { revision: 3, remotes: [anActiveRemote()] },
    canaries: percent === undefined ? [] : [{ release, percent, started_at: '2026-11-01T12:00:00Z' }],
  };
  return createVisitorReleases({
    releases: { current: async () => current },
    figures: figures as CanaryFigures,
    secret: 'secret',
    visitorCookie: createVisitorCookie('secret', false),
  });
}

const request = { headers: { 'sec-fetch-mode': 'navigate' }, cookies: {} } as unknown as FastifyRequest;
const reply = { setCookie: () => undefined } as unknown as FastifyReply;

test('the key of the releases names the shell, which may change without a revision', async () => {
  const keyWith = async (version: string): Promise<string> =>
    (await visitorReleases({ version })(request, reply)).key;
  expect(await keyWith('00000000000000aa')).not.toBe(await keyWith('00000000000000ab'));
});

test('the key of the releases names the canary, so that its pages are cached apart', async () => {
  const figures: Partial<CanaryFigures> = { countVisitor: async () => undefined };
  const keyWith = async (percent: number): Promise<string> =>
    (await visitorReleases({ figures, percent })(request, reply)).key;
  expect(await keyWith(100)).not.toBe(await keyWith(0));
  expect(await keyWith(0)).toBe((await visitorReleases({})(request, reply)).key);
});

test('a page does not wait until its visitor is counted', async () => {
  const counted: string[] = [];
  const countVisitor: CanaryFigures['countVisitor'] = async (_canary, side) => {
    counted.push(side);
    await new Promise(() => undefined);
  };
  const releasesOf = visitorReleases({ figures: { countVisitor }, percent: 100 });
  expect((await releasesOf(request, reply)).document.remotes[0]!.version).toBe('00000000000000cc');
  expect(counted).toEqual(['canary']);
});
