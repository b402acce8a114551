import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);

const TEXT = /\.(m?js|css)$/;

/** Returns true for text formats. Fonts and images are compressed already. */
export function isCompressible(name: string): boolean {
  return TEXT.test(name);
}

/** Compresses with the highest levels, because a file is compressed once and sent many times. */
export async function compress(content: Buffer): Promise<{ br: Buffer; gz: Buffer }> {
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gz };
}

/** @throws when the content is damaged */
export async function decompress(content: Buffer, encoding: 'br' | 'gz'): Promise<Buffer> {
  return encoding === 'br' ? await unbrotli(content) : await unzip(content);
}
