/** Milliseconds that the event loop of a thread may be blocked while it loads modules. */
const LOAD_MS = 30_000;

const BEATS_PER_DEADLINE = 10;

type Options = {
  /** Milliseconds that the event loop of a thread may be blocked. */
  deadlineMs: number;
  /** Sends a message that the thread responds to. */
  ask: () => void;
  onStuck: () => void;
};

/** Reports a thread whose event loop does not respond. A slow thread that still responds is not stuck. */
export function createHeartbeat({ deadlineMs, ask, onStuck }: Options) {
  let timer: NodeJS.Timeout | undefined;
  let askedAt: number | null = null;
  let loads = 0;

  function beat(): void {
    if (askedAt === null) {
      askedAt = performance.now();
      ask();
    } else if (isLate()) {
      // Reads a response first that arrived while this thread was blocked itself.
      setImmediate(() => isLate() && onStuck());
    }
  }

  function isLate(): boolean {
    return askedAt !== null && performance.now() - askedAt >= (loads > 0 ? LOAD_MS : deadlineMs);
  }

  return {
    start(): void {
      if (timer) return;
      timer = setInterval(beat, deadlineMs / BEATS_PER_DEADLINE).unref();
      beat();
    },
    stop(): void {
      clearInterval(timer);
      timer = undefined;
      askedAt = null;
    },
    onAnswer: () => void (askedAt = null),
    /** Called when the thread starts (1) or ends (-1) to load modules. */
    onLoad(change: 1 | -1): void {
      loads += change;
      if (askedAt !== null) askedAt = performance.now();
    },
  };
}
