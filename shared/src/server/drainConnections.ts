import type { Server, ServerResponse } from 'node:http';

/**
 * Asks HTTP/1.1 clients to open a new connection after each response once `draining` is aborted, so that no kept-alive
 * connection is in use when the server closes. HTTP/2 notifies its clients itself, with GOAWAY.
 */
export function drainConnections(server: Server, draining: AbortSignal): void {
  const open = new Set<ServerResponse>();
  server.prependListener('request', ({ httpVersionMajor }, response: ServerResponse) => {
    if (httpVersionMajor !== 1) return;
    if (draining.aborted) return closeAfter(response);
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  draining.addEventListener('abort', () => open.forEach(closeAfter), { once: true });
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
