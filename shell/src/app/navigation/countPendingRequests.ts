import type { HttpClients } from '@cpa/shared/http';

/** Returns a function that counts the pending requests of both clients. */
export function countPendingRequests({ publicClient, privateClient }: HttpClients): () => number {
  let pending = 0;
  for (const { interceptors } of [publicClient, privateClient]) {
    interceptors.request.use((config) => {
      pending += 1;
      return config;
    });
    interceptors.response.use(
      (response) => {
        pending -= 1;
        return response;
      },
      (error) => {
        pending -= 1;
        throw error;
      },
    );
  }
  return () => pending;
}
