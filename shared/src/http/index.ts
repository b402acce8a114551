/** Access to the API: two axios clients, validated responses and one kind of error. */
export { ApiError, toApiFailure } from './apiError.ts';
export type { ApiErrorKind, ApiFailure } from './apiError.ts';
export { callApi, callApiWithStatus } from './callApi.ts';
export type { Answered, ApiCall } from './callApi.ts';
export { errorText } from './errorText.ts';
export { createHttpClients } from './httpClients.ts';
export type { HttpClientOptions, HttpClients, TokenSource } from './httpClients.ts';
