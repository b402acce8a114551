import { inflateSync } from 'node:zlib';

/** Maximum size of an embedded colour profile after decompression, in bytes; those of cameras have 0.5 to 500 KB. */
const MAX_PROFILE = 1024 * 1024;
/** One JPEG segment has at most 64 KB. */
const MAX_EXIF = 64 * 1024;
/** Encoders write about ten scans. Each scan passes over every pixel. */
const MAX_JPEG_SCANS = 30;
/** Memory of a WebP decoder, which needs the whole image at once. */
const MAX_WEBP_BYTES = 64 * 1024 * 1024;
/** The same for JPEG with colours in separate scans, which needs memory for the scaled image in addition. */
const MAX_COEFFICIENT_BYTES = 48 * 1024 * 1024;
/** The same for interlaced PNG, of which libvips needs two copies. */
const MAX_INTERLACED_BYTES = 32 * 1024 * 1024;
/** Bytes that a PNG of 8 bits a sample unpacks to. */
const MAX_PNG_BYTES = 120 * 1024 * 1024;

export type BoundImage = { bytes: Buffer } | 'unreadable' | 'too large' | 'moves';

/**
 * Returns a copy of the image without data that a decoder would unpack or parse needlessly: text, unknown chunks and
 * segments, large metadata, data after the end. Keeps the pixels, the orientation and a colour profile. Linear in the
 * size of the file.
 */
export function boundImage(format: 'jpeg' | 'png' | 'webp', bytes: Buffer): BoundImage {
  try {
    return { jpeg: boundJpeg, png: boundPng, webp: boundWebp }[format](bytes);
  } catch {
    // Reading beyond the end of the file.
    return 'unreadable';
  }
}

/** Chunks of at most a few bytes, and the pixels. https://www.w3.org/TR/png-3/#4Concepts.FormatTypes */
const PNG_KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'cICP']);
/** A palette unpacks to its colours, which may be transparent. */
const PNG_CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

function boundPng(bytes: Buffer): BoundImage {
  const kept = [bytes.subarray(0, 8)];
  const names = new Set<string>();
  for (let at = 8; ;) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > bytes.length) return 'unreadable';
    const data = bytes.subarray(at + 8, end - 4);
    if (name === 'acTL') return 'moves';
    if (name === 'IHDR' && isPngTooLarge(data)) return 'too large';
    // Only pixels may have several chunks, and thousands of small profiles unpack to gigabytes.
    const isAllowed = name === 'IDAT' || !names.has(name);
    names.add(name);
    const isKept =
      isAllowed &&
      ((PNG_KEPT.has(name) && (length <= 1024 || name === 'IDAT')) ||
        (name === 'eXIf' && length <= MAX_EXIF) ||
        (name === 'iCCP' && isSmallProfile(data)));
    if (isKept) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return { bytes: Buffer.concat(kept) };
    at = end;
  }
}

function isPngTooLarge(header: Buffer): boolean {
  const pixels = header.readUInt32BE(0) * header.readUInt32BE(4);
  const bits = Math.max(8, header[8]!) * (PNG_CHANNELS[header[9]!] ?? 4);
  // Samples of 16 bits take twice the time.
  const size = ((pixels * bits) / 8) * (header[8] === 16 ? 2 : 1);
  const isInterlaced = header[12] !== 0;
  return size > (isInterlaced ? MAX_INTERLACED_BYTES : MAX_PNG_BYTES);
}

/** The profile follows its name, a zero and the compression method. */
function isSmallProfile(chunk: Buffer): boolean {
  try {
    const start = chunk.indexOf(0) + 2;
    return inflateSync(chunk.subarray(start), { maxOutputLength: MAX_PROFILE }).length > 0;
  } catch {
    return false;
  }
}

function boundJpeg(bytes: Buffer): BoundImage {
  const kept = [bytes.subarray(0, 2)];
  let scans = 0;
  let profile = 0;
  let hasExif = false;
  let frame: Buffer | undefined;
  for (let at = 2; ;) {
    if (bytes[at] !== 0xff) return 'unreadable';
    const marker = bytes[at + 1]!;
    // Padding before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return { bytes: Buffer.concat([...kept, bytes.subarray(at, at + 2)]) };
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return 'unreadable';
    const segment = bytes.subarray(at, end);
    if (isFrame(marker)) frame = segment;
    if (marker === 0xda) {
      if (frame && hasSeparateScans(frame, segment) && isTooLargeAtOnce(frame)) return 'too large';
      scans += 1;
      if (scans > MAX_JPEG_SCANS) return 'unreadable';
      const next = endOfScan(bytes, end);
      kept.push(bytes.subarray(at, next));
      // A camera may cut the end marker off.
      if (next >= bytes.length) return { bytes: Buffer.concat([...kept, Buffer.from([0xff, 0xd9])]) };
      at = next;
      continue;
    }
    const isExif = marker === 0xe1 && segment.toString('latin1', 4, 8) === 'Exif';
    const isProfile = marker === 0xe2 && segment.toString('latin1', 4, 15) === 'ICC_PROFILE';
    if (isProfile) profile += segment.length;
    // Tables and frames, JFIF, Adobe's colour transform, and one EXIF segment.
    const isMetadata = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
    const isKept =
      !isMetadata ||
      marker === 0xe0 ||
      marker === 0xee ||
      (isExif && !hasExif) ||
      (isProfile && profile <= MAX_PROFILE);
    if (isKept) kept.push(segment);
    hasExif ||= isExif;
    at = end;
  }
}

/** Start of frame: all of C0 to CF but Huffman tables, JPEG extensions and arithmetic coding tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** True when the decoder needs the whole image at once: a scan has only a part of the colours or of their bits. */
function hasSeparateScans(frame: Buffer, scan: Buffer): boolean {
  const isSequential = frame[1] === 0xc0 || frame[1] === 0xc1;
  return !isSequential || scan[4]! < frame[9]!;
}

function isTooLargeAtOnce(frame: Buffer): boolean {
  const [height, width, components] = [frame.readUInt16BE(5), frame.readUInt16BE(7), frame[9]!];
  // Horizontal and vertical sampling factors.
  const sampling = Array.from({ length: components }, (_, index) => frame[11 + 3 * index]!);
  const horizontal = sampling.map((factors) => factors >> 4);
  const vertical = sampling.map((factors) => factors & 15);
  const fullest = Math.max(...horizontal) * Math.max(...vertical);
  const samples = sampling.reduce((sum, _factors, index) => sum + horizontal[index]! * vertical[index]!, 0);
  // Two bytes for each coefficient, which the decoder needs until the last scan.
  return ((width * height * samples) / fullest) * 2 > MAX_COEFFICIENT_BYTES;
}

/** Finds the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

const WEBP_LIMITS: Record<string, number> = {
  VP8X: 10,
  'VP8 ': Infinity,
  VP8L: Infinity,
  ALPH: Infinity,
  ICCP: MAX_PROFILE,
  EXIF: MAX_EXIF,
};

function boundWebp(bytes: Buffer): BoundImage {
  const kept: Buffer[] = [];
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  for (let at = 12; at + 8 <= end;) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    if (at + 8 + length > end) return 'unreadable';
    if (name === 'ANIM' || name === 'ANMF') return 'moves';
    if (isWebpTooLarge(name, bytes, at + 8)) return 'too large';
    if (length <= (WEBP_LIMITS[name] ?? -1)) kept.push(bytes.subarray(at, Math.min(next, end)));
    at = next;
  }
  const body = Buffer.concat([Buffer.from('WEBP'), ...kept]);
  const header = Buffer.alloc(8, 'RIFF');
  header.writeUInt32LE(body.length, 4);
  return { bytes: Buffer.concat([header, body]) };
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function isWebpTooLarge(name: string, bytes: Buffer, at: number): boolean {
  let pixels = 0;
  if (name === 'VP8X') pixels = (bytes.readUIntLE(at + 4, 3) + 1) * (bytes.readUIntLE(at + 7, 3) + 1);
  if (name === 'VP8 ') pixels = (bytes.readUInt16LE(at + 6) & 0x3fff) * (bytes.readUInt16LE(at + 8) & 0x3fff);
  if (name === 'VP8L') {
    const size = bytes.readUInt32LE(at + 1);
    pixels = ((size & 0x3fff) + 1) * (((size >> 14) & 0x3fff) + 1);
  }
  return pixels * 4 > MAX_WEBP_BYTES;
}
