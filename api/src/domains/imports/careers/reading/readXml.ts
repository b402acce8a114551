import { XMLParser } from 'fast-xml-parser';

// Entities stay as they are, so that none that a document defines is ever expanded; whoever reads a text decodes it.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
});

/** A tree of what the document says, attributes as `@name`; empty when it is no XML. */
export function readXml(text: string): unknown {
  try {
    return parser.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return {};
  }
}
