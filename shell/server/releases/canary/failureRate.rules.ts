/** Visitors that got a version, and those of them whose page reported a failure of it. */
export type Arm = { visitors: number; failed: number };

/** Visitors of each version below which no canary is judged. */
export const MIN_VISITORS = 30;

/** Failed visitors of a canary below which it is not judged worse. */
export const MIN_FAILED = 5;

/** Minimum number of failed visitors from which a single IP address is not a coincidence. */
export const MIN_FAILURES_OF_ONE_ADDRESS = 3;

/** Largest probability that one of the two tests ever aborts a canary which is as good as the active version. */
export const FALSE_ABORTS = 0.005;

/** Ratios of the failure rates that the test weighs equally. */
const RATIOS = [1.25, 1.5, 2, 3, 5, 10];

export type Verdict = {
  /** `few` until the canary has enough visitors to judge. */
  state: 'few' | 'worse' | 'same';
  /** Bound for the probability that the figures ever are as bad as now if the canary is as good as the active version. */
  p: number;
};

/** Judges a canary: is its share of visitors with a failure larger? */
export function judgeCanary(canary: Arm, active: Arm): Verdict {
  const p = sequentialP(canary, active);
  if (Math.min(canary.visitors, active.visitors) < MIN_VISITORS) return { state: 'few', p };
  return { state: canary.failed >= MIN_FAILED && p < FALSE_ABORTS ? 'worse' : 'same', p };
}

/** Returns the p-value of `likelihoodRatio`. */
export const sequentialP = (canary: Arm, active: Arm): number =>
  Math.min(1, 1 / likelihoodRatio(canary, active));

/**
 * Returns the likelihood ratio of the mixture sequential probability ratio test (one-sided), which stays valid however
 * often one looks: by Ville's inequality that of a harmless canary exceeds 1 / p at any time with probability p at most.
 * If both versions are as good, a failure comes from the canary with the probability of its share of visitors, so all
 * counts are of one percentage. See https://arxiv.org/abs/1512.04922
 */
export function likelihoodRatio(canary: Arm, active: Arm): number {
  if (canary.visitors === 0 || active.visitors === 0) return 1;
  const share = canary.visitors / (canary.visitors + active.visitors);
  const evidence = RATIOS.map((ratio) => {
    const assumed = (ratio * share) / (ratio * share + 1 - share);
    const logRatio =
      canary.failed * Math.log(assumed / share) + active.failed * Math.log((1 - assumed) / (1 - share));
    return Math.exp(logRatio) / RATIOS.length;
  });
  return evidence.reduce((sum, each) => sum + each);
}

/** Returns the smallest share of failures at which the canary is aborted; null while no share is large enough. */
export function abortShare({ visitors }: Arm, active: Arm): number | null {
  let [least, most] = [MIN_FAILED, visitors];
  const isAborted = (failed: number) => judgeCanary({ visitors, failed }, active).state === 'worse';
  if (most < least || !isAborted(most)) return null;
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (isAborted(middle)) most = middle;
    else least = middle + 1;
  }
  return least / visitors;
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
