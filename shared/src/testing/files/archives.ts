import { crc32, deflateRawSync } from 'node:zlib';

export type ZipPart = {
  name: string;
  bytes: Uint8Array | string;
  /** Size in the directory, when it differs from the real one. */
  saidSize?: number;
};

/** Variants in which programs write archives. */
export type ZipStyle = {
  isStored?: boolean;
  /** Sizes after the content instead of before it, as programs write that stream. */
  hasDescriptors?: boolean;
  isZip64?: boolean;
  comment?: string;
};

const U64 = 0xffffffff;

/** Builds a ZIP archive, the format of `docx` files. */
export function aZip(parts: ZipPart[], style: ZipStyle = {}): Buffer {
  const { isStored = false, hasDescriptors = false, isZip64 = false, comment = '' } = style;
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, saidSize } of parts) {
    const content = Buffer.from(bytes);
    const packed = isStored ? content : deflateRawSync(content);
    const label = Buffer.from(name);
    const size = saidSize ?? content.length;
    const facts = (isLocal: boolean) => {
      const buffer = Buffer.alloc(26);
      buffer.writeUInt16LE(isZip64 ? 45 : 20, 0);
      buffer.writeUInt16LE(hasDescriptors ? 0x0808 : 0, 2);
      buffer.writeUInt16LE(isStored ? 0 : 8, 4);
      if (!isLocal || !hasDescriptors) {
        buffer.writeUInt32LE(crc32(content), 10);
        buffer.writeUInt32LE(isZip64 && !isLocal ? U64 : packed.length, 14);
        buffer.writeUInt32LE(isZip64 && !isLocal ? U64 : size, 18);
      }
      buffer.writeUInt16LE(label.length, 22);
      buffer.writeUInt16LE(isZip64 && !isLocal ? 28 : 0, 24);
      return buffer;
    };
    const descriptor = Buffer.alloc(hasDescriptors ? 16 : 0);
    if (hasDescriptors) {
      descriptor.write('PK\u0007\u0008', 'latin1');
      descriptor.writeUInt32LE(crc32(content), 4);
      descriptor.writeUInt32LE(packed.length, 8);
      descriptor.writeUInt32LE(size, 12);
    }
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts(true), label, packed, descriptor]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(isZip64 ? U64 : offset, 10);
    const extra = Buffer.alloc(isZip64 ? 28 : 0);
    if (isZip64) {
      extra.writeUInt16LE(1, 0);
      extra.writeUInt16LE(24, 2);
      for (const [at, value] of [size, packed.length, offset].entries())
        extra.writeBigUInt64LE(BigInt(value), 4 + at * 8);
    }
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), facts(false), place, label, extra]),
    );
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(isZip64 ? 0xffff : parts.length, 4);
  end.writeUInt16LE(isZip64 ? 0xffff : parts.length, 6);
  end.writeUInt32LE(isZip64 ? U64 : entries.length, 8);
  end.writeUInt32LE(isZip64 ? U64 : offset, 12);
  end.writeUInt16LE(comment.length, 16);
  const records = isZip64 ? zip64Records(parts.length, entries.length, offset) : [];
  return Buffer.concat([
    ...locals,
    entries,
    ...records,
    Buffer.from('PK\u0005\u0006'),
    end,
    Buffer.from(comment),
  ]);
}

function zip64Records(count: number, size: number, offset: number): Buffer[] {
  const record = Buffer.alloc(56);
  record.write('PK\u0006\u0006', 'latin1');
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 12);
  record.writeUInt16LE(45, 14);
  for (const [at, value] of [count, count, size, offset].entries())
    record.writeBigUInt64LE(BigInt(value), 24 + at * 8);
  const locator = Buffer.alloc(20);
  locator.write('PK\u0006\u0007', 'latin1');
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return [record, locator];
}
