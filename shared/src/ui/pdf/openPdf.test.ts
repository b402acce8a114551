import { SHELL_POLICIES } from '../../contracts/index.ts';
import { openPdf } from './openPdf.ts';

const mockOptions = { workerPort: null };
const mockGetDocument = jest.fn((_source: object) => ({ promise: Promise.resolve({ numPages: 1 }) }));

/** Jest cannot load pdf.js. */
jest.mock('pdfjs-dist', () => ({ getDocument: mockGetDocument, GlobalWorkerOptions: mockOptions }));

test('starts one worker for all documents, with a policy that the CSP of the site allows', async () => {
  const workers: string[] = [];
  const policies: string[] = [];
  Object.assign(globalThis, {
    Worker: jest.fn((url: string) => void workers.push(url)),
    trustedTypes: {
      createPolicy(name: string, { createScriptURL }: { createScriptURL: () => string }) {
        policies.push(name);
        return { createScriptURL: (url: string) => `trusted ${createScriptURL() === url ? url : ''}` };
      },
    },
  });
  const bytes = new Uint8Array([37, 80]);
  await Promise.all([openPdf({ data: bytes }), openPdf({ url: '/resume.pdf' })]);
  expect(workers).toEqual([expect.stringMatching(/^trusted .*pdf\.worker/)]);
  expect(SHELL_POLICIES).toEqual(expect.arrayContaining(policies));
  expect(mockOptions.workerPort).not.toBeNull();
  // pdf.js transfers the bytes that it receives.
  const [[source]] = mockGetDocument.mock.calls as [[{ data: Uint8Array }]];
  expect(source.data).not.toBe(bytes);
});
