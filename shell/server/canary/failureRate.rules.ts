/** Visitors that got a version, and those of them whose page reported a failure of it. */
export type Arm = { visitors: number; failed: number };

/** From here on, Interaction to Next Paint needs improvement. See https://web.dev/articles/inp */
const SLOW_MS = 200;

export const isSlow = (inp: number): boolean => inp > SLOW_MS;

/** Below these numbers no canary is judged. */
export const MIN_VISITORS = 30;
export const MIN_FAILED = 5;

/**
 * Significance level. It is strict because the test runs after every report: many looks at the same data would
 * otherwise abort a harmless canary.
 */
export const SIGNIFICANCE = 0.001;

export type Verdict = {
  /** `few` until the canary has enough visitors to judge. */
  state: 'few' | 'worse' | 'same';
  /** Probability of so many failures in the canary if it were as good as the active version. */
  p: number;
};

/** Judges a canary with Fisher's exact test, one-sided: is its share of visitors with a failure larger? */
export function judgeCanary(canary: Arm, active: Arm): Verdict {
  const p = fisherExact(canary, active);
  if (Math.min(canary.visitors, active.visitors) < MIN_VISITORS) return { state: 'few', p };
  return { state: canary.failed >= MIN_FAILED && p < SIGNIFICANCE ? 'worse' : 'same', p };
}

/** Probability of at least `canary.failed` failures in the canary, given all failures of both arms. */
export function fisherExact(canary: Arm, active: Arm): number {
  const visitors = canary.visitors + active.visitors;
  const failed = canary.failed + active.failed;
  if (visitors === 0) return 1;
  const isAboveMean = canary.failed > (canary.visitors * failed) / visitors;
  // From the mean outwards the terms decrease, so the sum ends early.
  const step = isAboveMean ? 1 : -1;
  const first = isAboveMean ? canary.failed : canary.failed - 1;
  const tail = sumTerms(first, step, { canary: canary.visitors, active: active.visitors, failed });
  return Math.min(1, isAboveMean ? tail : 1 - tail);
}

/** Sums hypergeometric probabilities of `first`, `first + step`, … failures in the canary. */
function sumTerms(
  first: number,
  step: number,
  { canary, active, failed }: { canary: number; active: number; failed: number },
): number {
  const [least, most] = [Math.max(0, failed - active), Math.min(canary, failed)];
  const all = logChoose(canary + active, failed);
  let sum = 0;
  for (let k = first; k >= least && k <= most; k += step) {
    const term = Math.exp(logChoose(canary, k) + logChoose(active, failed - k) - all);
    sum += term;
    if (term <= sum * 1e-12) break;
  }
  return sum;
}

/** Returns the 95 % confidence interval of a share (Wilson). */
export function shareInterval({ visitors, failed }: Arm): [low: number, high: number] {
  if (visitors === 0) return [0, 1];
  const z = 1.96;
  const share = failed / visitors;
  const scale = 1 + (z * z) / visitors;
  const centre = share + (z * z) / (2 * visitors);
  const spread = z * Math.sqrt((share * (1 - share)) / visitors + (z * z) / (4 * visitors * visitors));
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Uses Stirling's series from 10 on, where it is exact to 1e-9. */
function logFactorial(n: number): number {
  if (n < SMALL.length) return SMALL[n]!;
  const x = n + 1;
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * x) - 1 / (360 * x ** 3);
}

const SMALL = [1, 1, 2, 6, 24, 120, 720, 5040, 40_320, 362_880].map(Math.log);
