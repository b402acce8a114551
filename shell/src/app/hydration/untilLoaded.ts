const FIRST_PAUSE_MS = 5000;
const MAX_PAUSE_MS = 60_000;

/**
 * Loads a chunk again until it arrives, after longer and longer pauses.
 * @param report called with the first failure
 */
export async function untilLoaded<Module>(
  load: () => Promise<Module>,
  report: (error: unknown) => void,
): Promise<Module> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    try {
      return await load();
    } catch (error) {
      if (pause === FIRST_PAUSE_MS) report(error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
