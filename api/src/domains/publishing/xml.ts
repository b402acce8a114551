import { XMLBuilder } from 'fast-xml-parser';

/** Attributes start with `@`; all values are escaped. */
const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
});

/** Builds XML. Drops characters that XML forbids: most control characters and lone surrogates. */
export function toXml(tree: object): string {
  const text = builder.build(tree);
  return text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

export const XML = { '@version': '1.0', '@encoding': 'UTF-8' };
