import { type ReportFailure, failedWhileRunning } from '../remotes/index.ts';

/**
 * Returns to the live releases when a previewed one does not load; the document then shows that.
 * @param preview - names of the previewed releases, separated by spaces
 */
export function leaveBrokenPreview(
  report: ReportFailure,
  preview: string | null,
  load = (url: string) => location.replace(url),
): ReportFailure {
  if (preview === null) return report;
  return (failure, path) => {
    report(failure, path);
    if (preview.split(' ').includes(failure.remote) && !failedWhileRunning(failure))
      load('/api/_preview/broken');
  };
}
