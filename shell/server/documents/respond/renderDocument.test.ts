import { describe, expect, test } from '@jest/globals';
import { escapeHtml } from '@cpa/shared/server';
import { aManifest } from '@cpa/shared/testing/builders';
import { aShellRelease, anActiveRemote, hashOf, demoPage } from '../../testing/siteFixture.ts';
import { pageFiles } from './pageFiles.ts';
import { releaseParts } from './releaseParts.ts';
import { type DocumentOptions, renderDocument } from './renderDocument.ts';

type Overrides = Partial<DocumentOptions> & { path?: string };

function options({ path = '/plans', ...overrides }: Overrides = {}): DocumentOptions {
  const { shell = aShellRelease(), releases = { revision: 7, remotes: [anActiveRemote()] } } = overrides;
  return {
    nonce: 'abc',
    locale: 'en',
    shell,
    releases,
    files: pageFiles(shell, releases, { path, locale: 'en' }),
    page: demoPage,
    siteUrl: 'https://portal.test',
    head: { status: 200 },
    ...overrides,
  };
}

const render = (overrides?: Overrides) => renderDocument(options(overrides)).html;

const scriptOf = (html: string, id: string): unknown =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null',
  );

describe('renderDocument', () => {
  test('prints the hashes of all scripts before anything that fetches one', () => {
    const html = render();
    const places = [
      '<link rel="stylesheet"',
      '<script type="importmap"',
      '<link rel="modulepreload"',
      '<script type="module"',
      '<div id="root"',
      'id="release"',
    ];
    const order = places.map((place) => html.indexOf(place));
    expect(order.every((place) => place > 0)).toBe(true);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('preloads the texts of the page in its language only', () => {
    const names = ['texts-nl.1.js', 'texts-es.1.js', 'auth-texts-nl.1.js'];
    const shell = aShellRelease();
    shell.files.push(...names.map((path) => ({ ...shell.files[0]!, path })));
    const preloaded = (path: string) =>
      pageFiles(shell, { revision: 7, remotes: [anActiveRemote()] }, { path, locale: 'nl' })
        .preloads.map((file) => file.path)
        .filter((name) => names.includes(name));
    expect(preloaded('/plans')).toEqual(['texts-nl.1.js']);
    expect(preloaded('/login')).toEqual(['texts-nl.1.js', 'auth-texts-nl.1.js']);
  });

  test('lists the hash of each script, including the mirror', () => {
    const map = /<script type="importmap">(.*?)<\/script>/.exec(render())?.[1] ?? '{}';
    expect(JSON.parse(map)).toEqual({
      integrity: expect.objectContaining({
        '/assets/shell.1.js': hashOf('shell.1.js'),
        '/remotes/mfe-checkout/00000000000000bb/plan.1.js': hashOf('plan.1.js'),
        '/remotes-mirror/mfe-checkout/00000000000000bb/plan.1.js': hashOf('plan.1.js'),
      }),
    });
    expect(map).not.toContain('.css');
  });

  test('preloads exactly the files that the requested route needs', () => {
    const asked = [
      ...render({ path: '/plans' }).matchAll(
        /<link rel="(?:modulepreload|stylesheet|preload" as="style)"(?: data-href="[^"]*")? href="([^"]+)"/g,
      ),
    ].map(([, url]) => url);
    const remote = '/remotes/mfe-checkout/00000000000000bb';
    expect(asked.toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
      '/assets/shell.1.css',
      '/assets/shell.1.js',
      '/assets/vendor.1.js',
      `${remote}/entry.1.js`,
      `${remote}/module.1.js`,
      `${remote}/plans.1.css`,
      `${remote}/plans.1.js`,
    ]);
    expect(render({ path: '/plans/13' })).toContain(`<link rel="modulepreload" href="${remote}/plan.1.js"`);
    expect(render({ path: '/login' })).not.toContain('<link rel="modulepreload" href="/remotes');
  });

  test('blocks on the style sheet of the shell only', () => {
    const sheets = render({ path: '/plans' }).match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets).toEqual([expect.stringContaining('href="/assets/shell.1.css"')]);
  });

  test('preloads modules provided on demand that the route needs', () => {
    const shared_modules = [{ module: '@cpa/shared/ui/tabs', scripts: ['tabs.1.js'], styles: [] }];
    const shell = aShellRelease();
    const files = [...shell.files, { path: 'tabs.1.js', integrity: hashOf('tabs.1.js'), bytes: 1 }];
    const routes = [{ path: '/plans', scripts: [], styles: [], shared: ['@cpa/shared/ui/tabs'] }];
    const releases = { revision: 1, remotes: [anActiveRemote({ routes })] };
    const preload = '<link rel="modulepreload" href="/assets/tabs.1.js"';
    expect(render({ shell: { ...shell, files, shared_modules }, releases })).toContain(preload);
    expect(render({ shell: { ...shell, files, shared_modules } })).not.toContain(preload);
  });

  test('preloads no file of a remote in the monolith build', () => {
    const routes = [{ path: '/plans', scripts: ['vendor.1.js'], styles: [] }];
    expect(render({ shell: aShellRelease({ routes }) })).not.toContain(
      '<link rel="modulepreload" href="/remotes',
    );
  });

  test('preloads every file with its integrity hash, so that the browser fetches it once', () => {
    const links = render().match(/<link rel="(modulepreload|stylesheet|preload" as="style)"[^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/integrity="sha384-[^"]+" crossorigin="anonymous"/);
  });

  test('lets the scripts of a rendered page wait for everything else', () => {
    const scripts = (html: string) =>
      html.match(/<(?:link rel="modulepreload"|script type="module")[^>]*>/g) ?? [];
    const low = (html: string) => scripts(html).filter((tag) => tag.includes(' fetchpriority="low"'));
    const rendered = render({ rendered: { html: '<h1>Plans</h1>', json: '{}', styles: [] } });
    expect(low(rendered)).toEqual(scripts(rendered));
    expect(low(rendered).length).toBeGreaterThan(2);
    expect(low(render())).toEqual([]);
  });

  test('loads the scripts of a rendered page after its first paint, and knows all hashes by then', () => {
    const rendered = render({ rendered: { html: '<h1>Plans</h1>', json: '{}', styles: [] } });
    const [page = '', held = ''] = rendered.split('<template id="script-tags">');
    const [tags = '', inserting = ''] = held.split('</template>', 2);
    expect(page).not.toMatch(/modulepreload|type="module"|as="script"/);
    expect(tags).toMatch(/modulepreload.*type="module"/s);
    expect(rendered).toMatch(
      /<template id="later-files" data-url="[^"]*" data-integrity="[^"]*" data-after-paint>/,
    );
    // The browser fetches them from the first paint on, and runs them after it has read the page.
    expect(inserting).toMatch(/^\s*<script>\(d=>\{if\(self.PerformanceObserver\)/);
    expect(rendered).toContain('requestAnimationFrame');
    expect(render()).not.toContain('later-files');
  });

  test('loads the hashes and the releases of a page with content from a file', () => {
    const { releases, shell } = options();
    const { file, importMap } = releaseParts(shell, releases).en;
    for (const body of [
      { rendered: { html: '', json: '{}', styles: [] } },
      { frame: { html: '', styles: [] } },
    ]) {
      const { html, scripts } = renderDocument(options({ ...body, releases, shell }));
      expect(html).not.toMatch(/type="importmap"| id="release"/);
      expect(html).toContain(`<link rel="preload" as="fetch" href="${escapeHtml(file.url)}"`);
      expect(html).toContain(`data-url="${escapeHtml(file.url)}" data-integrity="${file.integrity}"`);
      // The policy allows the import map that the file brings.
      expect(scripts).toContain(importMap);
    }
    const [map = '', release = ''] = JSON.parse(file.text) as string[];
    expect([map, JSON.parse(release)]).toEqual([importMap, scriptOf(render({ releases, shell }), 'release')]);
  });

  test('fetches the scripts of a frame at once, and inserts them once their hashes are known', () => {
    const html = render({ frame: { html: '<main></main>', styles: [] } });
    const [page = '', held = ''] = html.split('<template id="script-tags">');
    expect(page).toMatch(/<link rel="preload" as="script" href="\/assets\/shell\.1\.js" integrity="sha384-/);
    expect(page).not.toMatch(/modulepreload|type="module"/);
    expect(held).toMatch(/modulepreload.*type="module"/s);
    expect(held).not.toMatch(/data-after-paint>|PerformanceObserver/);
  });

  test('preloads only the Latin fonts', () => {
    const fonts = render().match(/<link rel="preload"[^>]*as="font"[^>]*>/g) ?? [];
    expect(fonts).toEqual([expect.stringContaining('inter-latin-wght-normal.1.woff2')]);
    // Chromium refuses a preloaded font with another hash.
    expect(fonts[0]).toMatch(/ integrity="sha384-[^"]+" crossorigin="anonymous"/);
  });

  test('sets the theme before the first paint', () => {
    const html = render();
    expect(html).toContain("<script>try{var t=localStorage.getItem('theme')}");
    expect(html.indexOf("localStorage.getItem('theme')")).toBeLessThan(
      html.indexOf('<link rel="stylesheet"'),
    );
  });

  test('returns the code of each inline script', () => {
    const { html, scripts } = renderDocument(options());
    const inline = [...html.matchAll(/<script(?: type="importmap")?>(.*?)<\/script>/g)].map(
      ([, code]) => code,
    );
    expect(scripts).toEqual(inline);
    expect(scripts).toHaveLength(2);
  });

  test('prints the release and the settings', () => {
    expect(scriptOf(render(), 'release')).toMatchObject({ revision: 7, remotes: [{ name: 'mfe-checkout' }] });
    expect(scriptOf(render(), 'page-config')).toEqual({ ...demoPage, shell: aShellRelease().version });
  });

  test('leaves out of the release what only the server and the build read', () => {
    const manifest = aManifest({
      routes: [{ path: '/plans', chunk: 'plans', head: { description: 'head.plans' } }],
      messages: { en: { 'heading.plans': 'Plans', 'head.plans': 'What it costs' } },
      journeys: [{ name: 'Read', steps: [{ open: '/plans' }, { see: 'Plans' }] }],
    });
    const active = anActiveRemote({ manifest });
    const font = { path: 'cv.1.woff2', integrity: hashOf('cv.1.woff2'), bytes: 1 };
    const releases = { revision: 7, remotes: [{ ...active, files: [...active.files, font] }] };
    const [remote] = (scriptOf(render({ releases }), 'release') as { remotes: object[] }).remotes;
    expect(remote).toMatchObject({
      files: active.files.map(({ path, integrity }) => ({ path, integrity })),
    });
    const text = JSON.stringify(remote);
    expect(text).toContain('"integrity"');
    for (const key of ['bytes', 'chunk', 'payload', 'api', 'journeys', 'heads', 'head', 'head.plans'])
      expect(text).not.toContain(`"${key}"`);
    expect(text).not.toContain('[]}}');
  });

  test('contains style sheets that it need not link', () => {
    const inline = { used: 'h1{color:red}', rest: [] };
    const inlineCss = new Map([['/remotes/mfe-checkout/00000000000000bb/plans.1.css', inline]]);
    const html = render({ rendered: { html: '', json: '{}', styles: [] }, inlineCss });
    expect(html).toContain('<style nonce="abc" data-href="plans.1.css">h1{color:red}</style>');
    expect(html).not.toContain('href="/remotes/mfe-checkout/00000000000000bb/plans.1.css"');
    expect(html).toContain('<link rel="stylesheet" data-href="shell.1.css" href="/assets/shell.1.css"');
  });

  test('holds the rules of a style sheet that the first paint does not need', () => {
    const inline = { used: 'h1{color:red}', rest: [13, 'dialog{color:blue}'] };
    const inlineCss = new Map([['/remotes/mfe-checkout/00000000000000bb/plans.1.css', inline]]);
    const html = render({ rendered: { html: '', json: '{}', styles: [] }, inlineCss });
    const [first = '', later = ''] = html.split('<template id="later-files"');
    expect(first).toContain('<style nonce="abc" data-part-of="plans.1.css">h1{color:red}</style>');
    expect(html).not.toMatch(/<link rel="stylesheet"[^>]*plans\.1\.css/);
    expect(later).toContain(
      '<script type="application/json" data-rest-of="plans.1.css">[13,"dialog{color:blue}"]</script>',
    );
  });

  test('prints a rendered page with its data, its styles and the style sheets that it needs', () => {
    const rendered = { html: '<h1>Plans</h1>', json: '{"now":1}', styles: ['width:4px'] };
    const html = render({ rendered });
    expect(html).toContain('<div id="root"><h1>Plans</h1></div>');
    expect(scriptOf(html, 'server-page')).toEqual({ now: 1 });
    expect(html).toContain('<style nonce="abc">[data-s="0"]{width:4px}</style>');
    expect(html).toMatch(/<link rel="stylesheet" data-href="plans\.1\.css" href="[^"]*plans\.1\.css"/);
    expect(html).not.toContain('<noscript>');
  });

  test('lets the browser lay out a rendered page in steps', () => {
    const html = '<header></header><main><section>A</section><section>B</section><section>C</section></main>';
    const { html: page, scripts } = renderDocument(options({ rendered: { html, json: '{}', styles: [] } }));
    const [, script = ''] = /<header><\/header><script>(.*?)<\/script><main>/.exec(page) ?? [];
    expect(script).toMatch(/offsetHeight.*currentScript\.remove\(\)/);
    expect(page).toContain(`<section>B</section><script>${script}</script><section>C</section>`);
    expect(page.split(script)).toHaveLength(3);
    expect(scripts).toContain(script);
    expect(render({ frame: { html, styles: [] } })).toContain(html);
  });

  test('shows stored counts by a script after the header of a rendered page and of a frame', () => {
    const html = '<header><a href="/cart" hidden><span data-badge="cart"></span></a></header><main></main>';
    for (const body of [{ rendered: { html, json: '{}', styles: [] } }, { frame: { html, styles: [] } }]) {
      const { html: page, scripts } = renderDocument(options(body));
      const [, script = ''] = /<\/span><\/a><\/header><script>(.*?)<\/script>/.exec(page) ?? [];
      expect(script).toMatch(/localStorage\.badges.*currentScript\.remove\(\)/);
      expect(scripts).toContain(script);
    }
  });

  test('puts no step of the layout into the menu of a short page', () => {
    const html = `<header><ul>${'<li>Item</li>'.repeat(20)}</ul></header><main><p>Text</p></main>`;
    const { html: page } = renderDocument(options({ rendered: { html, json: '{}', styles: [] } }));
    expect(page).toContain(html.slice(0, html.indexOf('<main>')));
    expect(page).toContain('<main><p>Text</p></main>');
  });

  test('fetches the API client with the scripts of a private page, and not with those of a public one', () => {
    const client = { path: 'http-client.1.js', integrity: hashOf('http-client.1.js'), bytes: 1 };
    const shell = aShellRelease({ files: [...aShellRelease().files, client] });
    const frame = { area: 'bare', heading: 'heading.plans', shape: 'cards' } as const;
    const htmlFor = (route: object) => {
      const manifest = aManifest({ routes: [{ path: '/plans', chunk: 'plans', frame, ...route }] });
      const releases = { revision: 1, remotes: [anActiveRemote({ manifest })] };
      return render({ shell, releases, frame: { html: '<main></main>', styles: [] } });
    };
    expect(htmlFor({ role: 'recruiter' })).toContain('/assets/http-client.1.js');
    expect(htmlFor({})).not.toContain('/assets/http-client.1.js');
  });

  test('shows the failure notice instead of a frame whose page never starts', () => {
    const html = render({ frame: { html: '<main></main>', styles: [] } });
    expect(html).toContain('<div id="root"><main></main></div>');
    expect(html).toMatch(/<html [^>]*data-frame>/);
    expect(html).toContain('[data-failed][data-frame]:not([data-hydrated]) #failed');
    expect(render()).not.toMatch(/<html [^>]*data-frame>/);
  });

  test('remembers clicks before the page starts only where it shows buttons', () => {
    expect(render({ frame: { html: '<main></main>', styles: [] } })).toContain('earlyInput');
    expect(render()).not.toContain('earlyInput');
  });

  test('escapes data and text', () => {
    const remote = anActiveRemote({ contract: '</script><script>alert(1)</script>' });
    const html = render({
      releases: { revision: 1, remotes: [remote] },
      head: { status: 200, title: '<b>"Cook" & waiter</b>' },
    });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain(
      '<title>&lt;b&gt;&quot;Cook&quot; &amp; waiter&lt;/b&gt; | Career Portal Aruba | Jobs in Aruba</title>',
    );
    expect(scriptOf(html, 'release')).toMatchObject({
      remotes: [{ contract: '</script><script>alert(1)</script>' }],
    });
  });

  test('shows a message without JavaScript', () => {
    expect(render()).toMatch(/<noscript><p>.*needs JavaScript/);
  });
});
