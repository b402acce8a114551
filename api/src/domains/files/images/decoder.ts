/**
 * Child process that decodes images: `decodePool.ts` starts it with limited memory and an empty environment. A message
 * is one image; the response is the encoded files or the reason why the image was rejected.
 */
import sharp, { type Sharp } from 'sharp';
import { type ImageKind, LARGEST, WIDTHS } from './imageWidths.ts';

/** Pixel limit: an image of 5 MB may decode to a thousand times its size. */
const MAX_PIXELS = 30_000_000;
const LONGEST_SIDE = 10_000;
const SECONDS = 15;
/** The default effort of 4 takes twice the time for the same size of a photo. */
const WEBP = { quality: 82, smartSubsample: true, effort: 1 };

export interface DecodeRequest {
  bytes: Uint8Array;
  format: string;
  kind: ImageKind;
}
export interface EncodedFile {
  name: string;
  bytes: Uint8Array;
  mediaType: string;
}
export type DecodeResponse = { files: EncodedFile[] } | { rejected: 'unreadable' | 'too large' | 'moves' };

// Allow three formats only, whatever type the file declares, and disable the cache.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.cache(false);
sharp.concurrency(1);

process.on('message', (request: DecodeRequest) => {
  void decode(request).then((response) => process.send!(response));
});
process.on('disconnect', () => process.exit());

async function decode({ bytes, format, kind }: DecodeRequest): Promise<DecodeResponse> {
  const header = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (header?.format !== format) return { rejected: 'unreadable' };
  if ((header.pages ?? 1) > 1) return { rejected: 'moves' };
  const { width, height } = header;
  if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > MAX_PIXELS)
    return { rejected: 'too large' };
  try {
    return { files: await encode(bytes, kind) };
  } catch {
    return { rejected: 'unreadable' };
  }
}

async function encode(bytes: Uint8Array, kind: ImageKind): Promise<EncodedFile[]> {
  const largest = LARGEST[kind];
  const { data, info } = await sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
  })
    .timeout({ seconds: SECONDS })
    // Rotate before the EXIF orientation is removed.
    .autoOrient()
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  const files: EncodedFile[] = [];
  for (const width of WIDTHS[kind]) {
    const webp = await fitted(drawn, width).webp(WEBP).toBuffer();
    files.push({ name: `${width}.webp`, bytes: webp, mediaType: 'image/webp' });
  }
  const jpeg = await fitted(drawn, largest).flatten({ background: '#fff' }).jpeg({ quality: 85 }).toBuffer();
  return [...files, { name: `${largest}.jpg`, bytes: jpeg, mediaType: 'image/jpeg' }];
}

function fitted(image: Sharp, width: number): Sharp {
  return image.clone().resize({ width, height: width, fit: 'inside', withoutEnlargement: true });
}
