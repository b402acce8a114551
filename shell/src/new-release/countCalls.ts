import type { HttpClients } from '@cpa/shared/http';

/** Counts the calls of both clients that are on their way. */
export function countCalls({ publicClient, privateClient }: HttpClients): () => number {
  let running = 0;
  for (const { interceptors } of [publicClient, privateClient]) {
    interceptors.request.use((config) => {
      running += 1;
      return config;
    });
    interceptors.response.use(
      (response) => {
        running -= 1;
        return response;
      },
      (error) => {
        running -= 1;
        throw error;
      },
    );
  }
  return () => running;
}
