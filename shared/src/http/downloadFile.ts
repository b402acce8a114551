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

/** Requests a file by POST. Rejects with an `ApiError`, which has no message of the server: the body is binary. */
export async function downloadFile(
  client: AxiosInstance,
  { url, data, onProgress, signal }: FileDownload,
): Promise<Blob> {
  const response = await client.request<Blob>({
    method: 'POST',
    url,
    data,
    responseType: 'blob',
    timeout: TIMEOUT_MS,
    onDownloadProgress: ({ loaded, total }) => onProgress({ loaded, total: total ?? null }),
    ...(signal && { signal }),
  });
  return response.data;
}
