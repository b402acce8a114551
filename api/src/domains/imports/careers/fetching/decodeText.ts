/** Decodes text by byte order mark, header or declared charset; default UTF-8. */
export function decodeText(body: Buffer, charset: string | undefined): string {
  const label = ofMark(body) ?? known(charset) ?? known(saidInside(body)) ?? 'utf-8';
  return new TextDecoder(label).decode(body);
}

function ofMark(body: Buffer): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  return body[0] === 0xfe && body[1] === 0xff ? 'utf-16be' : undefined;
}

function saidInside(body: Buffer): string | undefined {
  const start = body.subarray(0, 1024).toString('latin1');
  return (/<meta[^<>]{0,200}charset\s*=\s*["']?([\w-]{1,40})/i.exec(start) ??
    /<\?xml[^<>]{0,200}encoding\s*=\s*["']([\w-]{1,40})/i.exec(start))?.[1];
}

function known(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label.replaceAll(/["']/g, '').trim()).encoding;
  } catch {
    return undefined;
  }
}
