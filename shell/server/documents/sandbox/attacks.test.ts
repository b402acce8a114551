import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ENDED_ATTACKS, networkAttack, REFUSED_ATTACKS, SURROUNDINGS } from './testing/attacks.ts';
import { createAttackScene } from './testing/createAttackScene.ts';

/** Name of an environment variable of this process, like the secrets of a site server. */
const SECRET = 'SANDBOX_TEST_SECRET';

const FINE = { next: 'Fine', other: 'Fine' };

let scene: Awaited<ReturnType<typeof createAttackScene>>;
beforeEach(async () => {
  process.env[SECRET] = 'top secret';
  scene = await createAttackScene();
});
afterEach(async () => {
  delete process.env[SECRET];
  await scene.close();
});

describe.each(['page', 'head'] as const)('a %s of a hostile release', (part) => {
  const attack = async (code: string) => await scene.attack[part](code);

  test.each(REFUSED_ATTACKS)(
    'that %s is refused, reported and harms no other one',
    async (_what, code, reason) => {
      expect(await attack(code)).toEqual({ ...FINE, result: undefined });
      expect(scene.problems.list()).toEqual([
        expect.objectContaining({ remote: 'mfe-checkout', route: '/plans/:id', part, count: 1 }),
      ]);
      expect(scene.problems.list()[0]?.reason).toMatch(reason);
      expect(new Set(scene.requests)).toEqual(new Set(code.includes('/options') ? ['/options'] : []));
    },
  );

  test.each(ENDED_ATTACKS)(
    'that %s is ended, reported and harms no other one',
    async (_what, code, reason) => {
      expect(await attack(code)).toEqual({ ...FINE, result: undefined });
      expect(scene.problems.list()[0]).toMatchObject({ remote: 'mfe-checkout', route: '/plans/:id', part });
      expect(scene.problems.list()[0]?.reason).toMatch(reason);
    },
  );

  test('finds no environment, arguments or files', async () => {
    const { result } = await attack(SURROUNDINGS.code);
    expect(result).toBe(SURROUNDINGS.result);
  });

  test('changes nothing that another remote shows', async () => {
    expect(await attack("(Array.prototype.join = () => 'Changed', [].join())")).toEqual({
      ...FINE,
      result: 'Changed',
    });
  });

  test('reaches no network', async () => {
    const { code, result } = networkAttack(scene.port);
    expect(await attack(code)).toEqual({ ...FINE, result });
    expect(scene.requests).toEqual([]);
  });
});
