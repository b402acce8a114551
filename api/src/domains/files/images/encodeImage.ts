import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { invalidField } from '../../../platform/errors/domainError.ts';
import type { Upload } from '../uploads/upload.ts';
import { formatOf } from './imageFormats.ts';
import { type ImageKind, LARGEST, WIDTHS } from './imageWidths.ts';

/** Pixel limit: an image of 5 MB may decode to a thousand times its size. */
const MAX_PIXELS = 30_000_000;
const LONGEST_SIDE = 10_000;
const SECONDS = 15;

// Allow three formats only, whatever the file claims, and disable the cache.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.cache(false);

export interface EncodedImage {
  /** Content hash of the upload: 16 hexadecimal digits. */
  hash: string;
  files: { name: string; bytes: Buffer; mediaType: string }[];
}

/**
 * Decodes the image completely and re-encodes it without metadata or trailing data: WebP in each width, and one JPEG
 * for clients without WebP. @throws DomainError 422 that names the field.
 */
export async function encodeImage(
  { field, path, fileName }: Omit<Upload, 'size'>,
  kind: ImageKind = 'logos',
): Promise<EncodedImage> {
  const largest = LARGEST[kind];
  const sent = await readFile(path);
  const format = formatOf(fileName, sent);
  if (!format) throw invalidField(field, 'Please choose a picture: JPEG, PNG or WebP.');
  const { data, info } = await decode(field, sent, format, largest);
  const drawn = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  const webp = await Promise.all(
    WIDTHS[kind].map(async (width) => ({
      name: `${width}.webp`,
      bytes: await fitted(drawn, width).webp({ quality: 82, smartSubsample: true }).toBuffer(),
      mediaType: 'image/webp',
    })),
  );
  const jpeg = await fitted(drawn, largest).flatten({ background: '#fff' }).jpeg({ quality: 85 }).toBuffer();
  return {
    hash: createHash('sha256').update(sent).digest('hex').slice(0, 16),
    files: [...webp, { name: `${largest}.jpg`, bytes: jpeg, mediaType: 'image/jpeg' }],
  };
}

async function decode(field: string, bytes: Buffer, format: string, largest: number) {
  const header = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (header?.format !== format) throw unreadable(field);
  if ((header.pages ?? 1) > 1) throw invalidField(field, 'Please choose a picture that does not move.');
  const { width, height } = header;
  if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > MAX_PIXELS) {
    throw invalidField(field, 'This picture has too many pixels: at most 30 million, 10,000 a side.');
  }
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      // Rotate before the EXIF orientation is removed.
      .autoOrient()
      .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw unreadable(field);
  }
}

function fitted(image: Sharp, width: number): Sharp {
  return image.clone().resize({ width, height: width, fit: 'inside', withoutEnlargement: true });
}

function unreadable(field: string) {
  return invalidField(field, 'This picture cannot be read. Please save it again as JPEG, PNG or WebP.');
}
