import type { SourceFile } from './sourceFiles.ts';
import { nonStandardTerm, weakOpening } from './proseRules.ts';

export type MarkedText = { path: string; text: string };
type Findings = { total: number; marked: MarkedText[] };
export type ProseReport = { comments: Findings; titles: Findings };

/** Shorter comments are labels, not sentences. */
const MIN_LENGTH = 9;
const DIRECTIVE = /^(oxlint|@ts|eslint)/;
const TITLE = /\b(?:it|test|describe)(?:\.each\([^)]*\))?\(\s*(['"`])(.+?)\1/g;

/** Finds the comments and test titles that use a non-standard term or open with neither a verb nor a noun. */
export function checkProse(files: SourceFile[]): ProseReport {
  return {
    comments: collect(files, (file) => [
      ...docComments(file.source).map((text) => [text, opensWeakly(text) || isNonStandard(text)] as const),
      ...lineComments(file.source).map((text) => [text, isNonStandard(text)] as const),
    ]),
    titles: collect(files.filter(isTest), (file) =>
      testTitles(file.source).map((text) => [text, opensWeakly(text) || isNonStandard(text)] as const),
    ),
  };
}

/** Share of marked texts in percent. */
export function markedShare({ total, marked }: Findings): number {
  return (100 * marked.length) / Math.max(total, 1);
}

function collect(
  files: SourceFile[],
  read: (file: SourceFile) => (readonly [text: string, isMarked: boolean])[],
): Findings {
  const texts = files.flatMap((file) =>
    read(file).map(([text, isMarked]) => ({ path: file.path, text, isMarked })),
  );
  return {
    total: texts.length,
    marked: texts.filter(({ isMarked }) => isMarked).map(({ path, text }) => ({ path, text })),
  };
}

function docComments(source: string): string[] {
  return [...source.matchAll(/\/\*\*(.*?)\*\//gs)]
    .map(([, body = '']) =>
      body
        .split('\n')
        .map((line) => line.replace(/^\s*\*/, '').trim())
        .join(' ')
        .trim(),
    )
    .filter((text) => text.length >= MIN_LENGTH);
}

function lineComments(source: string): string[] {
  return [...source.matchAll(/^\s*\/\/\s?(.*)$/gm)]
    .map(([, body = '']) => body.trim())
    .filter((text) => text.length >= MIN_LENGTH && !DIRECTIVE.test(text));
}

function testTitles(source: string): string[] {
  return [...source.matchAll(TITLE)].map(([, , title = '']) => title);
}

const isTest = ({ path }: SourceFile): boolean => /\.(test|spec)\./.test(path);
const isNonStandard = (text: string): boolean => nonStandardTerm.test(text);
const opensWeakly = (text: string): boolean => weakOpening.test(text);
