import { XMLParser } from 'fast-xml-parser';

// Keep entities unexpanded, so that no document can define its own; readers decode texts.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
});

/** Parses XML to a tree with attributes as `@name`; empty for invalid XML. */
export function readXml(text: string): unknown {
  try {
    return parser.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return {};
  }
}
