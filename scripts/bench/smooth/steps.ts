import type { Page } from 'playwright';
import { observeInteractions, type Interaction } from './interactions.ts';

export type Step = { name: string; interactions: Interaction[] };

export type Recorder = {
  steps: Step[];
  /** Records the interactions of `act`. */
  step: (name: string, act: () => Promise<void>) => Promise<void>;
};

/** Records the interactions of the steps of a visit. Create it before the page opens. */
export async function recordSteps(page: Page): Promise<Recorder> {
  const takeInteractions = await observeInteractions(page);
  const steps: Step[] = [];
  return {
    steps,
    async step(name: string, act: () => Promise<void>): Promise<void> {
      await takeInteractions();
      await act();
      steps.push({ name, interactions: await takeInteractions() });
    },
  };
}
