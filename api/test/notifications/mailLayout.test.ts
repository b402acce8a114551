import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, LOCALES, readLocale, type RemoteManifestInput, sitePath } from '@cpa/shared/contracts';
import { load } from 'cheerio';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { mailSamples, mailSamplesIn } from '../support/mailSamples.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SITE = 'https://jobs.example.aw';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(async () => await portal.close());

/** Pages: the routes of the manifests with the role that they need, and the pages of the shell. */
const pages = [
  ...(await Promise.all(globSync('mfe-*/src/manifest.ts', { cwd: ROOT }).map(routesIn))).flat(),
  ...pathsIn(
    join(ROOT, 'shared/src/routing/paths.ts'),
    /\b(?:login|register|forgotPassword|resetPassword|verifyEmail): '([^']+)'/g,
  ).map((path) => ({ path, role: undefined })),
  ...pathsIn(join(ROOT, 'shell/server/releases/checks/shellPaths.ts'), /\bOPERATOR_\w+ = '([^']+)'/g).map(
    (path) => ({ path, role: undefined }),
  ),
];

async function routesIn(file: string) {
  const { default: manifest } = (await import(join(ROOT, file))) as { default: RemoteManifestInput };
  return manifest.routes.map(({ path, role }) => ({ path, role }));
}

function pathsIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, path]) => path!);
}

function pageAt(path: string) {
  return pages.find((page) => new RegExp(`^${page.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path));
}

const urlsIn = ({ text }: { text: string }) => [...new Set(text.match(/\bhttps?:\/\/[^\s)]+/g))];

/** Mails to the operator are in English. */
const OPERATOR = /^(?:contact|message-report|refund-asked|vacancy-report)$/;

/** Start of the last paragraph. */
const REASONS = {
  en: /^You get this mail because /,
  pap: /^Bo ta ricibi e e-mail aki pasobra /,
  nl: /^Je krijgt deze e-mail omdat /,
  es: /^Recibes este correo porque /,
};

/** Roles of the readers of the samples. The pages of other mails need no account. */
const READERS: Record<string, string[]> = {
  'applicant-summary': ['recruiter'],
  'company-invitation': ['recruiter'],
  'held-for-applicant': ['applicant'],
  'held-for-company': ['recruiter'],
  'interview-news': ['recruiter'],
  'interview-reminder': ['recruiter'],
  'membership-changed': ['recruiter'],
  'messages-to-company': ['recruiter'],
  'new-applicant': ['recruiter'],
  'order-receipt': ['recruiter'],
  'order-refunded': ['recruiter'],
  'owners-changed': ['recruiter'],
  'refund-answer': ['recruiter'],
  'refund-refused': ['recruiter'],
  'second-step-reset': ['recruiter'],
  'vacancy-not-published': ['recruiter'],
  'application-received': ['applicant'],
  'interview-cancelled': ['applicant'],
  'interview-confirmed': ['applicant'],
  'interview-moved': ['applicant'],
  'interview-times': ['applicant'],
  'messages-to-applicant': ['applicant'],
  'status-changed': ['applicant'],
};

const kinds = LOCALES.flatMap((language) =>
  mailSamplesIn(language).map(
    (mail) =>
      [
        `${language}, ${mail.template}: ${mail.subject}`,
        OPERATOR.test(mail.template) ? 'en' : language,
        mail,
      ] as const,
  ),
);

const sentencesIn = (html: string) => {
  const $ = load(html);
  return $('title, h1, p, a, td')
    .toArray()
    .flatMap((element) => $(element).contents().toArray())
    .map((node) => ('data' in node ? node.data.trim() : ''))
    .filter((text) => /[a-z]{3}/i.test(text));
};
const english = new Set(mailSamples.flatMap(({ html }) => sentencesIn(html)));

/** Names, URLs, amounts, quotes and words that the languages share. */
const SAME_IN_ALL =
  /^(?:Bon (?:bini|dia)\b.*|Pabien!|Privacy|Contact|Status|Total|Decision|Shortlist|https?:.*|US\$ .*|CPA-.*|Isla Work .*|“.*”|cook, Noord|Logo|J\.E\. .*|(?:Front Office|Line Cook|Host|Team|Sponsorship|Laguna|Raïsa|Ruthmila).*|No time suits.*|The company can propose.*|The chef.*)$/;

test('samples every template', () => {
  const files = globSync('api/src/domains/**/*.mails.ts', { cwd: ROOT });
  const templates = files.flatMap((file) => pathsIn(join(ROOT, file), /template: '([\w-]+)'/g));
  expect(new Set(mailSamples.map(({ template }) => template))).toEqual(new Set(templates));
});

describe.each(kinds)('%s', (_name, language, mail) => {
  const $ = load(mail.html);

  test('has a preheader that adds to the subject, one heading and one button', () => {
    const preheader = $('.preheader')
      .text()
      .replaceAll(/\u2007|\u034f/g, '')
      .trim();
    expect(preheader.length).toBeGreaterThan(10);
    expect(preheader).not.toBe(mail.subject);
    expect($('body').children().first().is('.preheader')).toBe(true);
    expect($('h1')).toHaveLength(1);
    expect($('a.button')).toHaveLength(1);
  });

  test('is in the language of its recipient, with nothing left in English', () => {
    expect($('html').attr('lang')).toBe(LANGUAGES[language].tag);
    if (language === 'en') return;
    const leftovers = sentencesIn(mail.html).filter((sentence) => english.has(sentence));
    expect(leftovers.filter((sentence) => !SAME_IN_ALL.test(sentence))).toEqual([]);
  });

  test('shows the mark as an attached image with a text, and no SVG', () => {
    expect($('svg')).toHaveLength(0);
    expect($('img').attr()).toMatchObject({ src: 'cid:mark@career-portal-aruba', alt: 'Logo' });
  });

  test('says why it is sent, by which operator, and the same in the text', () => {
    const [reason = '', address] = $('.foot p')
      .toArray()
      .map((line) => $(line).text());
    expect(reason).toMatch(REASONS[language]);
    expect(address).toBe(
      'Isla Work Services VBA · Caya Palmera 12, Oranjestad, Aruba · +297 280 0100 · hello@careerportal.example · KvK Aruba H00000.0',
    );
    for (const words of [reason, address!, $('h1').text(), $('a.button').attr('href')!])
      expect(mail.text).toContain(words);
    const linked = new Set(
      $('a[href]')
        .toArray()
        .map((link) => $(link).attr('href')!),
    );
    for (const url of linked) expect(mail.text).toContain(url);
  });

  test('links to existing pages only', async () => {
    const urls = urlsIn(mail);
    expect(urls.length).toBeGreaterThan(2);
    for (const url of urls) {
      const { origin, pathname } = new URL(url);
      expect(origin).toBe(SITE);
      const path = pathname.replace(/^\/api(?=\/)/, '');
      const named = pathname === path ? readLocale(pathname) : new URL(url).searchParams.get('lang');
      expect(named ?? 'en').toBe(language);
      const isCall = pathname !== path && portal.app.hasRoute({ method: 'GET', url: path });
      expect({ url, exists: isCall || pageAt(sitePath(pathname)) !== undefined }).toEqual({
        url,
        exists: true,
      });
    }
  });

  test('links to pages that the role of its reader may open', () => {
    const roles = urlsIn(mail).flatMap((url) => pageAt(sitePath(new URL(url).pathname))?.role ?? []);
    expect([...new Set(roles)]).toEqual(READERS[mail.template] ?? []);
  });

  test('has dark colours, needs nothing from elsewhere and runs no script', () => {
    expect(mail.html).toContain('prefers-color-scheme: dark');
    expect($('img:not([src^="cid:"]), script, link, iframe')).toHaveLength(0);
  });
});

describe('mails about the status of an application', () => {
  const stagesIn = (subject: RegExp, status: string) => {
    const mail = mailSamples.find((one) => one.template === 'status-changed' && one.text.includes(status));
    expect(mail?.subject).toMatch(subject);
    const $ = load(mail!.html);
    return $('.stage')
      .toArray()
      .map((cell) => [
        ...$(cell)
          .contents()
          .toArray()
          .map((part) => $(part).text()),
        $(cell).attr('class')!.replace('stage ', ''),
      ]);
  };

  test('mark the stage of the application and date those it has reached', () => {
    expect(stagesIn(/^Laguna Cove Resort would like to meet you$/, 'Status: Interview')).toEqual([
      ['Sent', '12 Nov', 'done'],
      ['Seen', '13 Nov', 'done'],
      ['Shortlist', 'done'],
      ['Interview', '24 Nov', 'current'],
      ['Decision', 'open'],
    ]);
  });

  test('name the recruiter and say the dates in the text as well', () => {
    const { html, text } = mailSamples.find(({ subject }) => subject.endsWith('would like to meet you'))!;
    expect(load(html)('.quote strong').text()).toBe('Ruthmila Kelly-Geerman, Laguna Cove Resort');
    expect(text).toContain('Sent: 12 Nov\nSeen: 13 Nov\nInterview: 24 Nov');
    expect(text).toContain('Ruthmila Kelly-Geerman, Laguna Cove Resort writes:\nCould you come');
  });

  test('show no stages after a rejection', () => {
    expect(
      stagesIn(/^News about your application for Front Office Supervisor$/, 'Status: Not chosen'),
    ).toEqual([]);
  });
});

test('quotes the text of a user with the name', () => {
  const quotes = mailSamples.flatMap(({ template, html, text }) => {
    const by = load(html)('.quote strong').text();
    return by === '' ? [] : [{ template, by, isNamedInText: text.includes(`${by} writes:`) }];
  });
  expect(quotes).toContainEqual({
    template: 'interview-cancelled',
    by: 'Laguna Cove Resort',
    isNamedInText: true,
  });
  expect(quotes).toContainEqual({ template: 'interview-news', by: 'Raïsa', isNamedInText: true });
  expect(quotes.filter(({ isNamedInText }) => !isNamedInText)).toEqual([]);
});

test('promises no mail that the recruiter may choose not to send', () => {
  for (const { template, text } of mailSamples)
    expect({
      template,
      promise: /we will (?:e-?)?mail you|you will (?:get|receive) an? (?:e-?)?mail/i.exec(text),
    }).toEqual({
      template,
      promise: null,
    });
});
