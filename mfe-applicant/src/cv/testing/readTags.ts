import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export async function openForTest(pdf: Uint8Array): Promise<PDFDocumentProxy> {
  return await getDocument({ data: pdf.slice(), verbosity: 0 }).promise;
}

type Node = { role?: string; type?: string; alt?: string; children?: Node[] };

/** Returns the roles of the elements with content on a page, in reading order. */
export async function rolesOf(pdf: PDFDocumentProxy, page: number): Promise<string[]> {
  const tree = (await (await pdf.getPage(page)).getStructTree()) as Node | null;
  return tree ? leavesOf(tree) : [];
}

/** Returns the alternative texts of the photos on a page. */
export async function altsOf(pdf: PDFDocumentProxy, page: number): Promise<string[]> {
  const tree = (await (await pdf.getPage(page)).getStructTree()) as Node | null;
  const alts = (node: Node): string[] => [
    ...(node.alt ? [node.alt] : []),
    ...(node.children ?? []).flatMap(alts),
  ];
  return tree ? alts(tree) : [];
}

function leavesOf({ role, children = [] }: Node): string[] {
  const hasContent = children.some(({ type }) => type === 'content');
  return [...(hasContent ? [role ?? ''] : []), ...children.filter((child) => child.role).flatMap(leavesOf)];
}

/** Counts the operators that show text, and those of them outside marked content. */
export async function countText(pdf: PDFDocumentProxy): Promise<{ all: number; unmarked: number }> {
  let all = 0;
  let unmarked = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { fnArray } = await (await pdf.getPage(number)).getOperatorList();
    let depth = 0;
    for (const operator of fnArray) {
      if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth += 1;
      if (operator === OPS.endMarkedContent) depth -= 1;
      if (operator !== OPS.showText && operator !== OPS.showSpacedText) continue;
      all += 1;
      if (depth === 0) unmarked += 1;
    }
  }
  return { all, unmarked };
}
