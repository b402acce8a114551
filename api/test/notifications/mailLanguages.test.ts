import { LANGUAGES, LOCALES } from '@cpa/shared/contracts';
import { writeResetMails } from '../../src/domains/accounts/linkMails.service.ts';
import { anInterviewScene, SITE } from '../support/anInterviewScene.ts';
import { newestMail, tokenIn } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { PASSWORD, signInNew } from '../support/signIn.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ SITE_URL: SITE.siteUrl });
});
afterAll(async () => await portal.close());

const inLanguage = (language: (typeof LOCALES)[number]) => ({
  headers: { 'accept-language': LANGUAGES[language].tag },
});

test.each([
  ['en', 'Verify your e-mail address', '', 'until'],
  ['pap', 'Verifica bo adres di e-mail', '/pap', 'te'],
  ['nl', 'Bevestig je e-mailadres', '/nl', 'tot'],
  ['es', 'Verifica tu correo electrónico', '/es', 'hasta'],
] as const)('mails a registration in %s in this language', async (language, subject, prefix, until) => {
  const email = `new-${language}@example.aw`;
  const body = { name: 'Ana', email, password: 'A long pass phrase 9' };
  await portal.call('POST', '/account/applicant/register', { body, ...inLanguage(language) });
  const mail = await newestMail(portal, email);
  expect(mail.subject).toBe(subject);
  expect(mail.html).toContain(`<html lang="${LANGUAGES[language].tag}">`);
  expect(mail.text).toContain(`${SITE.siteUrl}${prefix}/verify-email?token=`);
  expect(mail.text).toContain(`${SITE.siteUrl}${prefix}/faq`);
  expect(mail.text).toContain(` ${until} `);
});

test('mails both sides of one event in the language that each has chosen', async () => {
  const scene = await anInterviewScene(portal);
  for (const [member, language] of [
    [scene.applicant, 'nl'],
    [scene.recruiter, 'pap'],
  ] as const) {
    const { token } = member;
    const chosen = await portal.call('PUT', '/account/language', { body: { language }, token });
    expect(chosen.json()).toEqual({ language });
  }
  await scene.confirm(await scene.proposed(), 0);
  const [toApplicant] = await scene.mailsTo(scene.applicant, 'interview-confirmed');
  const [toRecruiter] = await scene.mailsTo(scene.recruiter, 'interview-confirmed');
  expect(toApplicant!.subject).toMatch(/^Gesprek bevestigd: /);
  expect(toApplicant!.text).toContain(`${SITE.siteUrl}/nl/applicant/applications/${scene.vacancyId}`);
  expect(toApplicant!.text).toContain('(Arubaanse tijd, UTC-4)');
  expect(toRecruiter!.subject).toMatch(/^Entrevista confirma: /);
  expect(toRecruiter!.text).toContain(`${SITE.siteUrl}/pap/recruiter-dashboard/applicants/`);
  expect(toRecruiter!.text).toContain('(ora di Aruba, UTC-4)');
});

test('an account without a language gets that of its first sign-in', async () => {
  const { email, id } = await signInNew(portal, 'applicant');
  const body = { email, password: PASSWORD };
  for (const language of ['nl', 'es'] as const) {
    await portal.call('POST', '/account/login', { body, ...inLanguage(language) });
    const account = portal.db.selectFrom('accounts').select('language').where('id', '=', id);
    expect(await account.executeTakeFirst()).toEqual({ language: 'nl' });
  }
});

test.each(['/account/magic-link', '/account/recruiter/forgot-password'])(
  'mails a link of %s in the language of the page to an account without a language',
  async (url) => {
    const { email, id } = await signInNew(portal, 'applicant');
    await portal.db.updateTable('accounts').set({ language: null }).where('id', '=', id).execute();
    const linkIn = async (language: (typeof LOCALES)[number]) => {
      await portal.call('POST', url, { body: { email }, ...inLanguage(language) });
      await writeResetMails(portal.db, SITE.siteUrl);
      return (await newestMail(portal, email)).text;
    };
    expect(await linkIn('pap')).toContain(`${SITE.siteUrl}/pap/`);
    await portal.db.updateTable('accounts').set({ language: 'nl' }).where('id', '=', id).execute();
    expect(await linkIn('es')).toContain(`${SITE.siteUrl}/nl/`);
  },
);

test('stores only a language of the site, and only for its account', async () => {
  const { token, id } = await signInNew(portal, 'applicant', { language: 'es' });
  const body = { language: 'fr' };
  expect((await portal.call('PUT', '/account/language', { body, token })).statusCode).toBe(422);
  expect((await portal.call('PUT', '/account/language', { body: { language: 'nl' } })).statusCode).toBe(401);
  const account = portal.db.selectFrom('accounts').select('language').where('id', '=', id);
  expect(await account.executeTakeFirst()).toEqual({ language: 'es' });
});

test('keeps the language of a newsletter through its mails and the pages of their links', async () => {
  const email = 'luz@example.aw';
  await portal.call('POST', '/newsletter-email', { body: { email }, ...inLanguage('es') });
  const asked = await newestMail(portal, email);
  expect(asked.subject).toBe('Confirma: el boletín de Career Portal Aruba');
  const url = /https?:\S+\/api(\/newsletter-email\/confirm\S+)/.exec(asked.text)![1]!;
  expect(url).toMatch(/&lang=es$/);
  const headers = { accept: 'text/html', 'accept-language': 'nl' };
  const page = await portal.call('GET', url, { headers });
  expect(page.body).toContain('<html lang="es">');
  expect(page.body).toContain('¿Nuestro boletín?');
  expect(page.body).toContain(`${SITE.siteUrl}/es/vacancies`);
  const inDutch = `/newsletter-email/confirm?token=${tokenIn(asked)}`;
  expect((await portal.call('GET', inDutch, { headers })).body).toContain('Onze nieuwsbrief?');
  const invalid = await portal.call('GET', '/newsletter-email/confirm?token=x', { headers });
  expect(invalid.body).toContain('Er klopt iets niet aan deze link');
  await portal.call('POST', url);
  expect((await newestMail(portal, email)).subject).toBe('Estás en la lista');
});

test('asks to confirm an alert in the language of the search page, with the names of its options', async () => {
  const email = 'mira@example.aw';
  const body = { email, frequency: 'weekly', filter: { filter_employment_types: ['PART_TIME'] } };
  await portal.call('POST', '/search-alerts', { body, ...inLanguage('nl') });
  const { subject, text } = await newestMail(portal, email);
  expect(subject).toBe('Graag bevestigen: nieuwe vacatures per e-mail');
  expect(text).toContain('Zoekopdracht: Deeltijd');
  expect(text).toContain('E-mails: elke week');
  const stored = await portal.db
    .selectFrom('search_alerts')
    .select('language')
    .where('email', '=', email)
    .execute();
  expect(stored).toEqual([{ language: 'nl' }]);
});
