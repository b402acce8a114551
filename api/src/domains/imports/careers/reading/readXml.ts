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

/** Content that starts with HTML, or a section that is text already. An element without an end takes the rest. */
const HTML =
  /<!(?:\[CDATA\[[^]*?(?:\]\]>|$)|--[^]*?(?:-->|$))|(<([\w.:-]+)(?:\s[^<>]*[^<>/])?>)([^<>]*<(?:\w+:)?(?:div|p|[uo]l|br|b|strong|em|span|h[1-6])[\s/>][^]*?)(?=<\/\2>|$)/g;

/** Creates HTML from XML text: a tree would lose the order of its parts. */
const withTexts = (xml: string): string =>
  xml.replaceAll(HTML, (found, open?: string, _name?: string, html = '') =>
    open === undefined ? found : `${open}<![CDATA[${html.replaceAll(/<!\[CDATA\[|\]\]>/g, '')}]]>`,
  );

/** Parses XML to a tree with attributes as `@name`; empty for invalid XML. */
export function readXml(text: string): unknown {
  try {
    return parser.parse(withTexts(text.replace(/^\uFEFF/, ''))) as unknown;
  } catch {
    return {};
  }
}
