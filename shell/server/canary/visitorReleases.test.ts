import { expect, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { aShellRelease, anActiveRemote } from '../testing/siteFixture.ts';
import type { CanaryFigures } from './canaryFigures.ts';
import { createVisitorReleases } from './visitorReleases.ts';
import { createVisitorCookie } from './visitorCookie.ts';

test('the key of the releases names the shell, which may change without a revision', async () => {
  const keyWith = async (version: string): Promise<string> => {
    const document = { revision: 3, remotes: [anActiveRemote()] };
    const releasesOf = createVisitorReleases({
      releases: { current: async () => ({ shell: aShellRelease({ version }), document }) },
      figures: {} as CanaryFigures,
      secret: 'secret',
      visitorCookie: createVisitorCookie('secret', false),
    });
    return (await releasesOf({} as FastifyRequest, {} as FastifyReply)).key;
  };
  expect(await keyWith('00000000000000aa')).not.toBe(await keyWith('00000000000000ab'));
});
