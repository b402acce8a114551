/** Access to the API: two axios clients, validated responses and one kind of error. */
export { ApiError, isOutcomeUnknown, toApiErrorData } from './apiError.ts';
/** @public `ApiErrorKind` is named in the inferred types of slices. */
export type { ApiErrorData, ApiErrorKind } from './apiError.ts';
export { callApi, callApiWithStatus, request } from './callApi.ts';
/** @public Named in the inferred types of callers. */
export type { ApiResponse } from './callApi.ts';
export {
  type DownloadedFile,
  downloadFile,
  downloadFileWithHeaders,
  type FileDownload,
} from './downloadFile.ts';
export { fieldErrors } from './fieldErrors.ts';
export { failureNotice, failureReason, failureTitle } from './failureNotice.ts';
export { errorText } from './errorText.ts';
export { createHttpClients } from './httpClients.ts';
export { saveFile } from './saveFile.ts';
export { translateResults } from './inLanguageOfPage.ts';
export type { HttpClients, TokenSource } from './clientOptions.ts';
