import { launchPostgres, type EmbeddedPostgres } from './launchPostgres.ts';

const LOOK_EVERY_MS = 500;

export interface SupervisedPostgres {
  connection: EmbeddedPostgres['connection'];
  stop: () => Promise<void>;
}

/** Restarts the embedded server when it dies. The socket path stays the same, so the pool reconnects. */
export async function supervisePostgres(
  home: string,
  complain: (error: Error) => void,
): Promise<SupervisedPostgres> {
  let server = await launchPostgres(home);
  let starting: Promise<void> | undefined;
  const startAgain = async (): Promise<void> => {
    try {
      const next = await launchPostgres(home);
      await server.stop();
      server = next;
    } catch (error) {
      complain(error as Error);
    } finally {
      starting = undefined;
    }
  };
  const watch = setInterval(() => {
    if (starting || server.isRunning()) return;
    starting = startAgain();
  }, LOOK_EVERY_MS);
  watch.unref();
  return {
    connection: server.connection,
    stop: async () => {
      clearInterval(watch);
      await starting;
      await server.stop();
    },
  };
}
