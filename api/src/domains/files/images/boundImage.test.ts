import { deflateSync } from 'node:zlib';
import { boundImage } from './boundImage.ts';

const MB = 1024 * 1024;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8, `\0\0\0\0${name}`, 'latin1');
  head.writeUInt32BE(data.length, 0);
  return Buffer.concat([head, data, Buffer.alloc(4)]);
}
function header({ width = 30, height = 20, depth = 8, colour = 6, interlaced = 0 } = {}): Buffer {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, colour, 0, 0, interlaced]);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return chunk('IHDR', data);
}
const png = (first: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([
    SIGNATURE,
    first,
    ...chunks,
    chunk('IDAT', Buffer.alloc(9)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};
const jpeg = (...segments: Buffer[]) =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, Buffer.from([0xff, 0xd9])]);
const scan = (colours: number) =>
  Buffer.concat([segment(0xda, Buffer.alloc(6, colours)), Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3])]);
const SCAN = scan(3);
const riff = (...chunks: [string, Buffer][]) => {
  const body = Buffer.concat(
    chunks.map(([name, data]) => {
      const head = Buffer.alloc(8, name, 'latin1');
      head.writeUInt32LE(data.length, 4);
      return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
    }),
  );
  const head = Buffer.alloc(12, 'RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
};
const PIXELS: [string, Buffer] = ['VP8L', Buffer.from([0x2f, 0, 0, 0, 0, 0])];

describe('boundImage', () => {
  test.each(['tEXt', 'zTXt', 'iTXt', 'abCd', 'sPLT', 'hIST', 'tIME'])('drops a PNG chunk %s', (name) => {
    const bomb = chunk(name, deflateSync(Buffer.alloc(8 * MB)));
    expect(boundImage('png', png(header(), bomb, bomb))).toEqual({ bytes: png(header()) });
  });

  test('unpacks and keeps only the first of several colour profiles of a PNG', () => {
    const profile = chunk('iCCP', Buffer.concat([Buffer.from('p3\0\0'), deflateSync(Buffer.alloc(MB))]));
    const before = process.cpuUsage().user;
    const image = png(header(), ...Array.from({ length: 4000 }, () => profile));
    expect(boundImage('png', image)).toEqual({ bytes: png(header(), profile) });
    expect(process.cpuUsage().user - before).toBeLessThan(1_000_000);
  });

  test('keeps a small colour profile, transparency and orientation of a PNG', () => {
    const profile = chunk('iCCP', Buffer.concat([Buffer.from('p3\0\0'), deflateSync(Buffer.alloc(600))]));
    const image = png(header(), profile, chunk('tRNS', Buffer.alloc(6)), chunk('eXIf', Buffer.alloc(40)));
    expect(boundImage('png', image)).toEqual({ bytes: image });
  });

  test('drops a colour profile that unpacks to more than 1 MB, and data after the end', () => {
    const bomb = Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(2 * MB))]);
    const image = Buffer.concat([png(header(), chunk('iCCP', bomb)), Buffer.alloc(5000)]);
    expect(boundImage('png', image)).toEqual({ bytes: png(header()) });
  });

  test.each([
    ['31 million pixels', { width: 6200, height: 5100 }],
    ['16 million pixels, interlaced', { width: 4000, height: 4000, interlaced: 1 }],
    [
      '29 million pixels with a palette of two colours, interlaced',
      { width: 5400, height: 5400, depth: 1, colour: 3, interlaced: 1 },
    ],
    ['15 million pixels of 16 bits', { width: 3800, height: 3900, depth: 16 }],
  ])('rejects a PNG of %s', (_size, fields) => {
    expect(boundImage('png', png(header(fields)))).toBe('too large');
  });

  test('rejects an animated PNG, and one that ends early', () => {
    expect(boundImage('png', png(header(), chunk('acTL', Buffer.alloc(8))))).toBe('moves');
    expect(boundImage('png', png(header()).subarray(0, -8))).toBe('unreadable');
  });

  test('keeps tables, one EXIF segment and a colour profile of a JPEG, and drops the rest', () => {
    const exif = segment(0xe1, Buffer.from('Exif\0\0MM'));
    const profile = segment(0xe2, Buffer.from('ICC_PROFILE\0\u0001\u0001data'));
    const kept = [segment(0xe0, Buffer.from('JFIF\0')), exif, profile, segment(0xdb, Buffer.alloc(65)), SCAN];
    const dropped = [
      segment(0xe1, Buffer.from('http://ns.adobe.com/xap/')),
      exif,
      segment(0xfe, Buffer.alloc(900)),
    ];
    expect(
      boundImage('jpeg', jpeg(...dropped.slice(0, 1), ...kept.slice(0, 2), ...dropped, ...kept.slice(2))),
    ).toEqual({
      bytes: jpeg(...kept),
    });
  });

  test('rejects a JPEG with more than 30 scans, and one of 30 million pixels that is progressive', () => {
    expect(boundImage('jpeg', jpeg(...Array.from({ length: 30 }, () => SCAN)))).toHaveProperty('bytes');
    expect(boundImage('jpeg', jpeg(...Array.from({ length: 31 }, () => SCAN)))).toBe('unreadable');
    const frame = Buffer.from([8, 0x13, 0x88, 0x17, 0x70, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
    expect(boundImage('jpeg', jpeg(segment(0xc2, frame), SCAN))).toBe('too large');
    expect(boundImage('jpeg', jpeg(segment(0xc0, frame), SCAN))).toHaveProperty('bytes');
  });

  test('rejects a sequential JPEG of 30 million pixels with one scan a colour', () => {
    const frame = segment(
      0xc0,
      Buffer.from([8, 0x13, 0x88, 0x17, 0x70, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]),
    );
    expect(boundImage('jpeg', jpeg(frame, scan(1), scan(1), scan(1)))).toBe('too large');
    const small = segment(0xc0, Buffer.from([8, 0, 9, 0, 9, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]));
    expect(boundImage('jpeg', jpeg(small, scan(1), scan(1), scan(1)))).toHaveProperty('bytes');
  });

  test.each([
    [4096, 0x22, 'has 16 million pixels with reduced colours', 'bytes'],
    [4160, 0x22, 'has 17 million pixels with reduced colours', 'too large'],
    [2880, 0x11, 'has 8.3 million pixels with full colours', 'bytes'],
    [2912, 0x11, 'has 8.5 million pixels with full colours', 'too large'],
  ])(
    'bounds the coefficients of a progressive JPEG: %i, %i: one that %s',
    (side, sampling, _what, result) => {
      const frame = Buffer.from([8, 0, 0, 0, 0, 3, 1, sampling, 0, 2, 0x11, 1, 3, 0x11, 1]);
      frame.writeUInt16BE(side, 1);
      frame.writeUInt16BE(side, 3);
      const bound = boundImage('jpeg', jpeg(segment(0xc2, frame), SCAN));
      expect(typeof bound === 'string' ? bound : Object.keys(bound)[0]).toBe(result);
    },
  );

  test('drops metadata and unknown chunks of a WebP, and rejects one that is animated or too large', () => {
    const image = riff(
      PIXELS,
      ['XMP ', Buffer.alloc(4 * MB)],
      ['abcd', Buffer.alloc(3)],
      ['EXIF', Buffer.alloc(65_537)],
    );
    expect(boundImage('webp', image)).toEqual({ bytes: riff(PIXELS) });
    expect(boundImage('webp', riff(['ANIM', Buffer.alloc(6)], PIXELS))).toBe('moves');
    const large = Buffer.from([0, 0, 0, 0, 0x6f, 0x17, 0, 0x87, 0x13, 0]);
    expect(boundImage('webp', riff(['VP8X', large], PIXELS))).toBe('too large');
  });
});
