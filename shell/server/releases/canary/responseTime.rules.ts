import { FALSE_ABORTS, likelihoodRatio, MIN_VISITORS, type Verdict } from './failureRate.rules.ts';

/** Milliseconds by which Interaction to Next Paint may be worse: less is hardly noticed, and no reason to abort. */
export const INP_TOLERANCE_MS = 60;

/** Largest INP of a visitor in milliseconds, and the hash of the IP address that reported it. */
export type ResponseTime = { ms: number; from: string };

/** Visitors that are compared per IP address and version, so that one client cannot abort a canary. */
const MAX_PER_ADDRESS = 3;

/**
 * Judges whether the 75th percentile of INP, by which https://web.dev/articles/inp judges a page, is worse in the canary
 * by more than `INP_TOLERANCE_MS`. Uses the quantile test: if it is not, equal shares of both versions are above the
 * common 75th percentile. It assumes no distribution of the times. Times can be equal, even most of them, so the mean of
 * two likelihood ratios counts: of those above the percentile, and of those at or above it. As the percentile moves with
 * the times, the bound of false aborts is not proven, but confirmed by simulation.
 */
export function judgeResponseTimes(canary: Iterable<ResponseTime>, active: Iterable<ResponseTime>): Verdict {
  const own = sampled(canary).map((ms) => ms - INP_TOLERANCE_MS);
  const others = sampled(active);
  const limit = percentile75([...own, ...others]) ?? 0;
  const ratioOf = (isSlow: (ms: number) => boolean): number => {
    const arm = (times: number[]) => ({ visitors: times.length, failed: times.filter(isSlow).length });
    return likelihoodRatio(arm(own), arm(others));
  };
  const p = Math.min(1, 2 / (ratioOf((ms) => ms > limit) + ratioOf((ms) => ms >= limit)));
  if (Math.min(own.length, others.length) < MIN_VISITORS) return { state: 'few', p };
  return { state: p < FALSE_ABORTS ? 'worse' : 'same', p };
}

export function percentile75(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? null;
}

/** Returns the times of the first visitors of each IP address, so that the samples stay comparable. */
function sampled(times: Iterable<ResponseTime>): number[] {
  const perAddress = new Map<string, number>();
  return [...times].flatMap(({ ms, from }) => {
    const known = perAddress.get(from) ?? 0;
    perAddress.set(from, known + 1);
    return known < MAX_PER_ADDRESS ? [ms] : [];
  });
}
