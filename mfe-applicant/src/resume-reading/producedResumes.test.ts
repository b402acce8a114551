import { producedResumes } from '@cpa/shared/testing/files';
import { readSource } from './readSource.ts';
import { pageTexts } from './testing/pageTexts.ts';

describe('import of a resume file', () => {
  it.each(producedResumes())('reads a file of $producer', ({ bytes, ending }) => {
    const source = ending === 'pdf' ? { pages: pageTexts(bytes) } : { bytes: new Uint8Array(bytes) };
    expect(JSON.stringify(readSource(source))).toContain('Maria Croes');
  });
});
