import { readReleaseDocument, routeAt } from './releaseDocument.ts';
import { anActiveRemote } from './testing/anActiveRemote.ts';

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

describe('routeAt', () => {
  const [route] = anActiveRemote().routes;

  it('matches a path once', () => {
    const releases = { revision: 1, remotes: [anActiveRemote()] };
    const place = routeAt(releases, route!.path);
    expect(place).toEqual({ remote: releases.remotes[0], route });
    expect(routeAt(releases, route!.path)).toBe(place);
  });

  it('returns the route of a newer release of the remote', () => {
    const releases = { revision: 1, remotes: [anActiveRemote()] };
    routeAt(releases, route!.path);
    const newer = { ...route!, scripts: ['newer.js'] };
    Object.assign(releases.remotes[0]!, { version: 'ffffffffffffffff', routes: [newer] });
    expect(routeAt(releases, route!.path)?.route).toBe(newer);
  });
});
