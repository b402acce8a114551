/** Access to the API: two axios clients, validated responses and one kind of error. */
export { ApiError, toApiFailure } from './apiError.ts';
export type { ApiFailure } from './apiError.ts';
export { callApi, callApiWithStatus } from './callApi.ts';
/** @public Named in the inferred types of callers. */
export type { Answered } from './callApi.ts';
export { errorText } from './errorText.ts';
export { createHttpClients } from './httpClients.ts';
export type { HttpClients, TokenSource } from './httpClients.ts';
