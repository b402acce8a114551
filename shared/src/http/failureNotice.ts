import { ApiError, type ApiErrorData, isOutcomeUnknown } from './apiError.ts';
import { errorText } from './errorText.ts';
import { text } from './failureTexts.ts';

/**
 * Returns title and text of a failed request for a toast or a notice. After a write whose outcome is unknown the title
 * states that instead of `title`, and the text says where to look.
 */
export const failureNotice = (error: unknown, title: string): { title: string; description: string } => ({
  title: failureTitle(error, title),
  description: failureReason(error),
});

/** Title of `failureNotice`. */
export const failureTitle = (error: unknown, title: string): string =>
  isDoubtful(error) ? text('failure.unknown.title') : title;

/** Text of `failureNotice`, for a place whose title states no outcome. */
export const failureReason = (error: unknown): string =>
  isDoubtful(error) ? text('failure.unknown.text') : errorText(error);

/** Returns whether a write failed without proof that nothing was done. */
function isDoubtful(error: unknown): boolean {
  const data = error instanceof ApiError ? error.data : (error as Partial<ApiErrorData> | null);
  return data?.isWrite === true && isOutcomeUnknown(data as ApiErrorData);
}
