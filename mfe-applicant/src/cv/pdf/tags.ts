/** Element of the structure tree, by which screen readers read a PDF. */
export type Tag = {
  type:
    | 'Document'
    | 'Sect'
    | 'H1'
    | 'H2'
    | 'H3'
    | 'P'
    | 'Span'
    | 'Link'
    | 'L'
    | 'LI'
    | 'Lbl'
    | 'LBody'
    | 'Figure';
  alt?: string;
  children: Tag[];
  /** Set when the document begins to draw. */
  element?: PDFKit.PDFStructureElement;
};

/** Adds a tag to its parent. Children are read in the order in which they were added. */
export function addTag(parent: Tag, type: Tag['type'], alt?: string): Tag {
  const tag: Tag = { type, children: [], ...(alt && { alt }) };
  parent.children.push(tag);
  return tag;
}

/** Writes the tags to the document. Parents come first: an element is written only when its parent is known. */
export function writeTags(doc: PDFKit.PDFDocument, root: Tag): void {
  root.element = doc.struct(root.type);
  doc.addStructure(root.element);
  writeChildren(doc, root);
}

function writeChildren(doc: PDFKit.PDFDocument, parent: Tag): void {
  for (const tag of parent.children) {
    tag.element = doc.struct(tag.type, tag.alt ? { alt: tag.alt } : {});
    parent.element?.add(tag.element);
    writeChildren(doc, tag);
  }
}
