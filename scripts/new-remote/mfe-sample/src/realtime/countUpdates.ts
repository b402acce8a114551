import type { RemoteHost } from '@cpa/shared/remote';

/** Counts the events since the remote was loaded and shows the count as a badge in the header. */
export function countUpdates({ events, badges }: RemoteHost): void {
  let count = 0;
  events.on('application-status', () => {
    count += 1;
    badges.set('sample-news', count);
  });
}
