import { checkProse, markedShare } from './checkProse.ts';

/** Builds a test file; the title is passed in so that the check does not read it as a title of this file. */
const aTestFile = (title: string) => ({ path: 'a.test.ts', source: `it('${title}', () => {});` });
const aSource = (source: string) => ({ path: 'a.ts', source });

const markedComments = (source: string) =>
  checkProse([aSource(source)]).comments.marked.map(({ text }) => text);
const markedTitles = (title: string) => checkProse([aTestFile(title)]).titles.marked.map(({ text }) => text);

describe('checkProse', () => {
  it.each([
    ['a doc comment with a non-standard term', '/** Returns a list that somebody reads. */'],
    ['a doc comment with a weak opening', '/** Whether the list is empty. */'],
    ['a doc comment of several lines', '/**\n * Returns the list\n * that nobody reads.\n */'],
    ['a line comment with a non-standard term', '  // The user is told about it.'],
    ['an example after "as"', '/** Name of the folder, as `mfe-public`. */'],
  ])('marks %s', (_title, source) => {
    expect(markedComments(source)).toHaveLength(1);
  });

  it.each([
    ['a doc comment in standard terms', '/** Returns the cached list. */'],
    ['a line comment that opens with a question word', '// Where a cache is missing, reads the file.'],
    ['a comparison with "as"', '/** Sorts the list as `readList` does. */'],
    ['a linter directive', '// oxlint-disable-next-line no-shall -- shall'],
    ['a label', '/** Of a. */'],
  ])('accepts %s', (_title, source) => {
    expect(markedComments(source)).toEqual([]);
  });

  it('marks a test title with a non-standard term or a weak opening', () => {
    expect(markedTitles('nobody reads the list')).toHaveLength(1);
    expect(markedTitles('Whether the list is empty')).toHaveLength(1);
  });

  it('accepts a test title in standard terms', () => {
    expect(markedTitles('returns the cached list')).toEqual([]);
  });

  it('reads titles from test files only', () => {
    const { source } = aTestFile('nobody reads the list');
    expect(checkProse([aSource(source)]).titles).toEqual({ total: 0, marked: [] });
  });

  it('reports the path of a marked text', () => {
    const { comments } = checkProse([aSource('// The file is told about it.')]);
    expect(comments.marked).toEqual([{ path: 'a.ts', text: 'The file is told about it.' }]);
  });
});

describe('markedShare', () => {
  it('returns a percentage', () => {
    expect(markedShare({ total: 200, marked: [{ path: 'a.ts', text: '' }] })).toBe(0.5);
  });

  it('returns 0 without texts', () => {
    expect(markedShare({ total: 0, marked: [] })).toBe(0);
  });
});
