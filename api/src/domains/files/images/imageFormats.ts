/** Accepted formats: file extensions and magic bytes. */
export const FORMATS = [
  { name: 'jpeg', ending: /\.jpe?g$/i, begins: (bytes: Buffer) => startsWith(bytes, [0xff, 0xd8, 0xff]) },
  {
    name: 'png',
    ending: /\.png$/i,
    begins: (bytes: Buffer) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  {
    name: 'webp',
    ending: /\.webp$/i,
    begins: (bytes: Buffer) =>
      bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
] as const;

/** Returns the format on which extension and magic bytes agree. */
export function formatOf(fileName: string, firstBytes: Buffer): (typeof FORMATS)[number]['name'] | undefined {
  return FORMATS.find(({ ending, begins }) => ending.test(fileName) && begins(firstBytes))?.name;
}

function startsWith(bytes: Buffer, expected: number[]): boolean {
  return expected.every((byte, index) => bytes[index] === byte);
}
