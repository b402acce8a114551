const BLOCK = 512;

/** Returns an archive in the ustar format: https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html */
export function tarFile(files: Record<string, string>): Buffer {
  const entries = Object.entries(files).flatMap(([name, text]) => {
    const content = Buffer.from(text);
    return [header(name, content.length), content, Buffer.alloc(-content.length & (BLOCK - 1))];
  });
  return Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]);
}

function header(name: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0, 100);
  block.write('0000644\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  // 1985-10-26, as npm writes it: the same document gives the same file.
  block.write('03740363040\0', 136);
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}
