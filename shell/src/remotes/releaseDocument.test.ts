import { readReleaseDocument } from './releaseDocument.ts';

function pageWith(release: object): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<script type="application/json" id="release"></script>';
  page.getElementById('release')!.textContent = JSON.stringify(release);
  return page;
}

test('restores the lists of a manifest that the page leaves out', () => {
  const routes = [{ path: '/plans', role: 'recruiter' }];
  const page = pageWith({
    revision: 3,
    remotes: [{ name: 'mfe-x', manifest: { routes, messages: { en: {} } } }],
  });
  expect(readReleaseDocument(page)).toMatchObject({
    revision: 3,
    remotes: [{ name: 'mfe-x', manifest: { routes, navigation: [], badges: [], slots: [], fallback: [] } }],
  });
});

test('has no remotes without a release document', () => {
  expect(readReleaseDocument(document.implementation.createHTMLDocument())).toEqual({
    revision: 0,
    remotes: [],
  });
});
