import { print } from '../../api/bench/report.ts';
import {
  ENDED_ATTACKS,
  networkAttack,
  REFUSED_ATTACKS,
  SURROUNDINGS,
} from '../../shell/server/documents/sandbox/testing/attacks.ts';
import { createAttackScene } from '../../shell/server/documents/sandbox/testing/createAttackScene.ts';

/**
 * Runs each attack of a hostile release in a page and in a head, and prints what came of it. Fails when one got a result
 * that it must not have, or when another page was harmed.
 */
export async function run(): Promise<void> {
  process.env.BENCH_SECRET = 'top secret';
  print(`${'a hostile release that'.padEnd(48)}part  outcome, and what its team reads`);
  for (const [what, code] of [...REFUSED_ATTACKS, ...ENDED_ATTACKS]) await show(what, () => code);
  await show('reads environment, arguments and folder', () => SURROUNDINGS.code, SURROUNDINGS.result);
  await show('opens connections', (port) => networkAttack(port).code, networkAttack(0).result);
}

/** @param harmless result of an attack that finds nothing; by default an attack has no result */
async function show(what: string, codeFor: (port: number) => string, harmless?: string): Promise<void> {
  for (const part of ['page', 'head'] as const) {
    const scene = await createAttackScene();
    const { result, next, other } = await scene.attack[part](codeFor(scene.port));
    const [problem] = scene.problems.list();
    const isContained = result === harmless && next === 'Fine' && other === 'Fine';
    const outcome = isContained ? 'contained' : `NOT CONTAINED: ${result}`;
    const told = problem?.reason.split('\n')[0]?.slice(0, 90) ?? `nothing found: ${result}`;
    print(`${what.padEnd(48)}${part}  ${outcome}: ${told}`);
    if (!isContained) process.exitCode = 1;
    await scene.close();
  }
}
