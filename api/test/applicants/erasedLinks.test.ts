import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_CV_SETTINGS, type Applicant } from '@cpa/shared/contracts';
import { createPersonWithHistory } from '../support/aPersonWithHistory.ts';
import { aResume } from '../support/files/anApplication.ts';
import { aFileForm, aPhonePhoto } from '../support/files/images.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { PASSWORD } from '../support/signIn.ts';

let portal: TestApp;
beforeEach(async () => {
  portal = await openTestApp();
});
afterEach(async () => await portal.close());

/** Creates an applicant with files. Returns the links to them, by what they show. */
async function aPersonWithLinks() {
  const { person, recruiter } = await createPersonWithHistory(portal);
  const own = async <T>(method: 'GET' | 'POST', path: string, body?: object | Buffer) =>
    (
      await portal.call(method, `/applicant/me${path}`, { token: person.token, ...(body && { body }) })
    ).json<T>();
  const { photo } = await own<Applicant>('POST', '/photo', aFileForm('photo', 'me.jpg', await aPhonePhoto()));
  const resume = await aResume(portal, person, 'rudina-cv.pdf');
  await portal.db.updateTable('applications').set({ resume_id: resume.id }).execute();
  const resumeLink = await own<{ url: string }>('GET', `/resumes/${resume.id}/link`);
  const { id } = await portal.db.selectFrom('applications').select('id').executeTakeFirstOrThrow();
  const received = await portal.call('GET', `/recruiter/applicants/${id}/resume`, { token: recruiter.token });
  const document = { resume: { basics: { name: 'Rudina' } }, settings: DEFAULT_CV_SETTINGS };
  const cv = await own<{ id: number }>('POST', '/cvs', { name: 'Cook', cv: document });
  const shared = await own<{ token: string }>('POST', `/cvs/${cv.id}/share`);
  const links = {
    photo: photo!,
    'photo in another size': `${photo}?w=128`,
    resume: resumeLink.url,
    'resume for the company': received.json<{ url: string }>().url,
    'shared CV': `/api/cvs/shared?token=${shared.token}`,
  };
  return { person, links };
}

async function openAll(links: Record<string, string>) {
  const opened = Object.entries(links).map(async ([name, link]) => {
    const path = new URL(link, 'http://localhost').href.replace('http://localhost', '').replace(/^\/api/, '');
    return [name, (await portal.call('GET', path)).statusCode] as const;
  });
  return Object.fromEntries(await Promise.all(opened));
}

test('after erasing, no link of the applicant opens and no file is left', async () => {
  const { person, links } = await aPersonWithLinks();
  expect(links.photo).toMatch(/^\/api\/images\/photos\/\w{32}\.webp$/);
  expect(Object.values(await openAll(links))).toEqual([200, 200, 200, 200, 200]);
  await portal.call('DELETE', '/applicant/me/data', { token: person.token, body: { password: PASSWORD } });
  const after = await openAll(links);
  for (const [name, status] of Object.entries(after)) {
    expect({ name, isGone: status === 403 || status === 404 || status === 410 }).toEqual({
      name,
      isGone: true,
    });
  }
  const files = readdirSync(join(portal.app.config.portalHome, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  expect(files.filter((file) => file.isFile())).toEqual([]);
});
