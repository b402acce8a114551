import { type ApiErrorData, failureReason, fieldErrors } from '@cpa/shared/http';
import { text } from '../../../messages/texts.ts';
import type { FileError } from '../model/validateFile.ts';

/** Why a file was not accepted: found here, or the failure of the request. */
export type FileFailure = FileError | ApiErrorData;

/** Returns the text of the file's fault, the server's error for the first invalid field, its message or our own text. */
export function fileErrorText(failure: FileFailure): string {
  if (typeof failure === 'string') return text(`file.${failure}`);
  if (failure.kind === 'network') return text('error.network');
  return Object.values(fieldErrors(failure))[0]?.[0] ?? failureReason(failure);
}
