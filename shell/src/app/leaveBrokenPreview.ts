import { type ReportFailure, failedWhileRunning } from '../remotes/index.ts';

/** Returns to the live release of a remote when its preview does not load; the document then says so. */
export function leaveBrokenPreview(
  report: ReportFailure,
  preview: string | null,
  load = (url: string) => location.replace(url),
): ReportFailure {
  if (preview === null) return report;
  return (failure, path) => {
    report(failure, path);
    if (failure.remote === preview && !failedWhileRunning(failure)) load('/api/_preview/broken');
  };
}
