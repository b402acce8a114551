import type { BuildProgress } from '../build/buildPackages.ts';
import type { Progress } from './steps.ts';

/** Shows the packages that are built, each with its seconds. */
export function showBuilds({ print, log, show }: Progress): BuildProgress {
  const running = new Map<string, number>();
  show(() =>
    [...running]
      .map(([name, started]) => `${name} ${((performance.now() - started) / 1000).toFixed(0)} s`)
      .join(', '),
  );
  return {
    started: (name) => {
      running.set(name, performance.now());
      log(`${name} …`);
    },
    ended: (name, seconds) => {
      running.delete(name);
      print(`${name} ${seconds.toFixed(1)} s`);
    },
  };
}
