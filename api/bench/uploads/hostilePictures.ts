import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface HostilePicture {
  name: string;
  file: string;
  bytes: Buffer;
}

const MB = 1024 * 1024;

/** Makes pictures that are as expensive as the limits of an upload allow, and bombs beyond them. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const small = await flat(300, 200).png().toBuffer();
  const zeros = deflateSync(Buffer.alloc(8 * MB), { level: 9 });
  const text = Buffer.concat([Buffer.from('Comment\0\0'), zeros]);
  const international = Buffer.concat([Buffer.from('Comment\0\u0001\0\0\0'), zeros]);
  const profile = Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(200 * MB), { level: 9 })]);
  const smallProfile = Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(MB), { level: 9 })]);
  const jpeg = await flat(300, 200).jpeg().toBuffer();
  const progressive = await flat(4000, 4000).jpeg({ progressive: true }).toBuffer();
  const photo = await noise(3000, 2000).jpeg({ quality: 80 }).toBuffer();
  const webp = await flat(300, 200).webp().toBuffer();
  return [
    png('PNG, 300 × 200', small),
    png('PNG with 12 zTXt chunks of 8 MB', withChunks(small, 12, 'zTXt', text)),
    png('PNG with 36 zTXt chunks of 8 MB', withChunks(small, 36, 'zTXt', text)),
    png('PNG with 36 iTXt chunks of 8 MB', withChunks(small, 36, 'iTXt', international)),
    png('PNG with a colour profile of 200 MB', withChunks(small, 1, 'iCCP', profile)),
    png('PNG with 4,000 colour profiles of 1 MB', withChunks(small, 4000, 'iCCP', smallProfile)),
    png('PNG with 4 MB of unknown chunks', withChunks(small, 40_000, 'abCd', Buffer.alloc(90))),
    png('PNG, 30 million pixels', await flat(6000, 5000).png().toBuffer()),
    png('PNG, 7.5 million pixels of 16 bits with alpha', await deep(3000, 2500)),
    png('PNG, 15 million pixels of 16 bits with alpha', await deep(3800, 3900)),
    png('PNG, 8 million pixels, interlaced', await flat(2800, 2900).png({ progressive: true }).toBuffer()),
    png('PNG, 16 million pixels, interlaced', await flat(4000, 4000).png({ progressive: true }).toBuffer()),
    png('PNG, 29 million pixels, interlaced', await flat(5400, 5400).png({ progressive: true }).toBuffer()),
    png(
      'PNG, 29 million pixels of two colours, interlaced',
      await flat(5400, 5400).png({ palette: true, colours: 2, progressive: true }).toBuffer(),
    ),
    png('PNG, 2 million pixels of noise', await noise(1600, 1250).png().toBuffer()),
    jpg('JPEG, 6 million pixels of noise', photo),
    jpg('JPEG, 12 million pixels of noise', await noise(4000, 3000).jpeg({ quality: 88 }).toBuffer()),
    jpg('JPEG, 30 million pixels', await flat(6000, 5000).jpeg().toBuffer()),
    jpg('JPEG, 16 million pixels, progressive', progressive),
    jpg(
      'JPEG, 8 million pixels, progressive, full colour',
      await flat(2850, 2850).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ),
    jpg(
      'JPEG, 11 million pixels, progressive, full colour',
      await flat(3300, 3300).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ),
    jpg(
      'JPEG, 30 million pixels, progressive',
      await flat(6000, 5000).jpeg({ progressive: true }).toBuffer(),
    ),
    jpg('JPEG, 8 million pixels, one scan a colour', separateScans(2880)),
    jpg('JPEG, 29 million pixels, one scan a colour', separateScans(5400)),
    jpg('JPEG with 40,000 scans', withScans(progressive, 4 * MB)),
    jpg(
      'JPEG with 70 EXIF segments of 64 KB',
      withSegments(jpeg, 70, 0xe1, Buffer.concat([Buffer.from('Exif\0\0'), Buffer.alloc(65_000)])),
    ),
    jpg(
      'JPEG with 70 profile segments of 64 KB',
      withSegments(
        jpeg,
        70,
        0xe2,
        Buffer.concat([Buffer.from('ICC_PROFILE\0\u0001\u0046'), Buffer.alloc(65_000)]),
      ),
    ),
    web('WebP, 16 million pixels', await flat(4000, 4000).webp().toBuffer()),
    web('WebP, 16 million pixels, lossless', await flat(4000, 4000).webp({ lossless: true }).toBuffer()),
    web(
      'WebP, 12 million pixels of noise',
      await noise(4000, 3000).webp({ quality: 70, effort: 0 }).toBuffer(),
    ),
    web('WebP, 30 million pixels', await flat(6000, 5000).webp().toBuffer()),
    web('WebP with 4 MB of metadata', withRiffChunk(webp, 'XMP ', Buffer.alloc(4 * MB))),
  ];
}

const png = (name: string, bytes: Buffer): HostilePicture => ({ name, bytes, file: 'picture.png' });
const jpg = (name: string, bytes: Buffer): HostilePicture => ({ name, bytes, file: 'picture.jpg' });
const web = (name: string, bytes: Buffer): HostilePicture => ({ name, bytes, file: 'picture.webp' });

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0e7c86' }, limitInputPixels: false });

/** Pseudo-random pixels, the same in every run. */
function noise(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0, seed = 1; at < pixels.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = 96 + ((seed >> 16) & 63);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

async function deep(width: number, height: number): Promise<Buffer> {
  return await flat(width, height).toColourspace('rgb16').png().toBuffer();
}

/** A sequential JPEG of one colour, whose decoder needs the coefficients of all three components at once. */
function separateScans(side: number): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]);
  frame.writeUInt16BE(side, 1);
  frame.writeUInt16BE(side, 3);
  // One code, a zero bit, for no difference and for the end of a block of 8 × 8 pixels.
  const codes = [0, 0x10].map((table) => segment(0xc4, Buffer.from([table, 1, ...Array(16).fill(0)])));
  const scans = [1, 2, 3].flatMap((id) => [
    segment(0xda, Buffer.from([1, id, 0, 0, 63, 0])),
    Buffer.alloc(Math.ceil(side / 8) ** 2 / 4 + 8),
  ]);
  const quantities = segment(0xdb, Buffer.concat([Buffer.alloc(1), Buffer.alloc(64, 1)]));
  const end = Buffer.from([0xff, 0xd9]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    quantities,
    segment(0xc0, frame),
    ...codes,
    ...scans,
    end,
  ]);
}

/** Inserts chunks after the header. */
export function withChunks(image: Buffer, count: number, name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([
    image.subarray(0, 33),
    ...Array.from({ length: count }, () => chunk),
    image.subarray(33),
  ]);
}

/** Inserts segments after the start of the image. */
function withSegments(image: Buffer, count: number, marker: number, data: Buffer): Buffer {
  const copies = Array.from({ length: count }, () => segment(marker, data));
  return Buffer.concat([image.subarray(0, 2), ...copies, image.subarray(2)]);
}

function segment(marker: number, data: Buffer): Buffer {
  const header = Buffer.from([0xff, marker, 0, 0]);
  header.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([header, data]);
}

/** Repeats the last scan until the file has `size` bytes. */
function withScans(image: Buffer, size: number): Buffer {
  const scan = image.subarray(image.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  const count = Math.floor((size - image.length) / scan.length);
  return Buffer.concat([
    image.subarray(0, -2),
    ...Array.from({ length: count }, () => scan),
    image.subarray(-2),
  ]);
}

function withRiffChunk(image: Buffer, name: string, data: Buffer): Buffer {
  const header = Buffer.alloc(8, name, 'latin1');
  header.writeUInt32LE(data.length, 4);
  const result = Buffer.concat([image, header, data]);
  result.writeUInt32LE(result.length - 8, 4);
  return result;
}
