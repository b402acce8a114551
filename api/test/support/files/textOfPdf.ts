import { inflateSync } from 'node:zlib';

/** Extracts the text of a PDF in content order, from hexadecimal strings in Windows-1252. */
export function textOfPdf(pdf: Buffer): string {
  const latin = pdf.toString('latin1');
  const words: string[] = [];
  for (const match of latin.matchAll(/stream\r?\n/g)) {
    const start = match.index + match[0].length;
    const end = latin.indexOf('endstream', start);
    let content: string;
    try {
      content = inflateSync(pdf.subarray(start, end)).toString('latin1');
    } catch {
      continue;
    }
    for (const [, line = ''] of content.matchAll(/\[(.*?)\] TJ/g)) {
      const hex = [...line.matchAll(/<([0-9a-f]*)>/gi)].map(([, digits]) => digits).join('');
      words.push(new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')));
    }
  }
  return words.join('\n');
}
