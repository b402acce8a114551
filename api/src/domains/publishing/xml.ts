import { XMLBuilder } from 'fast-xml-parser';

/** Attributes carry an `@`; everything is escaped. */
const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
});

/** A piece of XML. Whatever no XML may hold is left out: most signs below the space, and halves of signs. */
export function toXml(tree: object): string {
  const text = builder.build(tree);
  return text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

export const XML = { '@version': '1.0', '@encoding': 'UTF-8' };
