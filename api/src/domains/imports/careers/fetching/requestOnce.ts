import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { portOf } from './chooseIpAddress.ts';
import { ImportError } from './importError.ts';

interface Request {
  url: URL;
  /** Pinned IP address, even if DNS returns another one by now. */
  address: string;
  userAgent: string;
  signal: AbortSignal;
  /** Sent by POST. */
  json?: object | undefined;
}

/** Sends one request without following redirects. */
export async function requestOnce({
  url,
  address,
  userAgent,
  signal,
  json,
}: Request): Promise<IncomingMessage> {
  const body = json && JSON.stringify(json);
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  return await new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request({
      method: body === undefined ? 'GET' : 'POST',
      host: address,
      port: portOf(url),
      path: `${url.pathname}${url.search}`,
      // The certificate must match the host name, not the IP address.
      ...(isIP(hostname) === 0 && { servername: hostname }),
      agent: false,
      signal,
      maxHeaderSize: 32 * 1024,
      headers: {
        host: url.host,
        'user-agent': userAgent,
        accept: 'text/html, application/json, application/xml;q=0.9, text/*;q=0.8',
        'accept-encoding': 'gzip, deflate, br',
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        }),
      },
    });
    request.once('response', resolve);
    request.on('error', reject);
    request.end(body);
  });
}

/** Reads and decompresses the body, and stops once it exceeds the limit. */
export async function readBody(response: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of unpacked(response) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) throw new ImportError('too_large');
      chunks.push(chunk);
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks);
}

function unpacked(response: IncomingMessage): AsyncIterable<unknown> {
  const coding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (coding === 'identity' || coding === '') return response;
  const unpack = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }[coding];
  // Reject stacked encodings, which only a decompression bomb needs.
  if (!unpack) throw new ImportError('not_text');
  // The error also ends the iteration below; this listener only prevents an unhandled error.
  return pipeline(response, unpack(), () => undefined);
}
