import type { AxiosInstance } from 'axios';

/** A request that responds with a file. */
export type FileDownload = {
  /** Path below the base URL. */
  url: string;
  /** JSON body of the POST request. */
  data: unknown;
  /** Bytes received so far; `total` is null when the server does not state the size. */
  onProgress: (progress: { loaded: number; total: number | null }) => void;
  /** Cancels the download. */
  signal?: AbortSignal;
};

/** Time in milliseconds after which a download fails. */
const TIMEOUT_MS = 300_000;

/** A received file. `header` returns a header of the response by its lowercase name; null without it. */
export type DownloadedFile = { file: Blob; header: (name: string) => string | null };

/**
 * Requests a file by POST. Rejects with an `ApiError`, which has no message of the server: the body is binary.
 * @public Part of platform contract 4; remotes built with 4.1 import it.
 */
export async function downloadFile(client: AxiosInstance, download: FileDownload): Promise<Blob> {
  const { file } = await downloadFileWithHeaders(client, download);
  return file;
}

/** Like `downloadFile`, for callers that need headers of the response. */
export async function downloadFileWithHeaders(
  client: AxiosInstance,
  { url, data, onProgress, signal }: FileDownload,
): Promise<DownloadedFile> {
  const response = await client.request<Blob>({
    method: 'POST',
    url,
    data,
    responseType: 'blob',
    timeout: TIMEOUT_MS,
    onDownloadProgress: ({ loaded, total }) => onProgress({ loaded, total: total ?? null }),
    ...(signal && { signal }),
  });
  return {
    file: response.data,
    header: (name) => {
      const value: unknown = response.headers[name];
      return typeof value === 'string' ? value : null;
    },
  };
}
