import type { OwnCompany, Problem } from '@cpa/shared/contracts';
import { aCompany } from '../../support/aVacancy.ts';
import { type Clamd, EICAR, hasClamd, openClamd, openFakeClamd } from '../../support/clamd.ts';
import { anApplicant } from '../../support/files/anApplication.ts';
import { aPdf } from '../../support/files/documents.ts';
import { aFileForm, anImage } from '../../support/files/images.ts';
import { openTestApp, type TestApp } from '../../support/openTestApp.ts';
import { signInNew, type Member } from '../../support/signIn.ts';

const REJECTED = 'Our virus scanner rejected this file. Choose another one.';

// The daemon is the Debian package `clamav-daemon`.
const scanners: [string, () => Promise<Clamd>][] = [
  ['a server that speaks the protocol of ClamAV', openFakeClamd],
  ...(hasClamd ? [['the daemon of ClamAV', openClamd] as [string, () => Promise<Clamd>]] : []),
];

describe.each(scanners)('uploads with %s', (_name, openScanner) => {
  let clamd: Clamd;
  let portal: TestApp;
  let recruiter: Member;
  let companyId: number;
  beforeAll(async () => {
    clamd = await openScanner();
    portal = await openTestApp({ CLAMAV_URL: clamd.url });
    recruiter = await signInNew(portal, 'recruiter');
    companyId = await aCompany(portal, recruiter.id);
  });
  afterAll(async () => {
    await portal.close();
    await clamd.stop();
  });

  const sendLogo = async (bytes: Buffer) =>
    await portal.call('POST', `/recruiter/company/${companyId}`, {
      token: recruiter.token,
      body: aFileForm('logo', 'logo.png', bytes),
    });

  test('accept clean files', async () => {
    expect((await sendLogo(await anImage())).statusCode).toBe(200);
    const { token } = await anApplicant(portal);
    const body = aFileForm('resume', 'cv.pdf', aPdf());
    const response = await portal.call('POST', '/applicant/me/resumes', { token, body });
    expect(response.statusCode).toBe(201);
  });

  test('reject an image that contains EICAR', async () => {
    const response = await sendLogo(Buffer.concat([await anImage(), Buffer.from(EICAR)]));
    expect([response.statusCode, response.json<Problem>().errors]).toEqual([422, { logo: [REJECTED] }]);
  });

  test('reject a resume that contains EICAR and store nothing', async () => {
    const { token } = await anApplicant(portal);
    const body = aFileForm('resume', 'cv.pdf', Buffer.concat([Buffer.from(EICAR), aPdf()]));
    const response = await portal.call('POST', '/applicant/me/resumes', { token, body });
    expect([response.statusCode, response.json<Problem>().errors]).toEqual([422, { resume: [REJECTED] }]);
    const { resumes } = (await portal.call('GET', '/applicant/me', { token })).json<{ resumes: object[] }>();
    expect(resumes).toEqual([]);
  });
});

describe('a scanner that does not scan', () => {
  async function sendLogoTo(clamavUrl: string) {
    const portal = await openTestApp({ CLAMAV_URL: clamavUrl });
    const { id, token } = await signInNew(portal, 'recruiter');
    const companyId = await aCompany(portal, id);
    const body = aFileForm('logo', 'logo.png', await anImage());
    const response = await portal.call('POST', `/recruiter/company/${companyId}`, { token, body });
    const company = (
      await portal.call('GET', `/recruiter/company/${companyId}`, { token })
    ).json<OwnCompany>();
    await portal.close();
    return [response.statusCode, response.json<Problem>().code, company.logo];
  }

  test.each(['tcp://127.0.0.1:9', 'unix:/nonexistent/clamd.ctl'])(
    'rejects uploads with 503 while %s is down',
    async (url) => expect(await sendLogoTo(url)).toEqual([503, 'scan_unavailable', null]),
  );

  test('rejects uploads with 503 when the file exceeds its limit', async () => {
    const small = await openFakeClamd({ limit: 50 });
    expect(await sendLogoTo(small.url)).toEqual([503, 'scan_unavailable', null]);
    await small.stop();
  });
});
