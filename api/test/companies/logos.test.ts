import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CompanyPage, OwnCompany, Problem, Profile } from '@cpa/shared/contracts';
import sharp from 'sharp';
import { deleteFiles } from '../../src/domains/files/deleteFiles.service.ts';
import { aCompany } from '../support/aVacancy.ts';
import { aFileForm, anAnimatedImage, aPhonePhoto, anImage } from '../support/files/images.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';
import { waitUntil } from '../support/waitUntil.ts';

let portal: TestApp;
let recruiter: Member;
let companyId: number;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  recruiter = await signInNew(portal, 'recruiter');
  companyId = await aCompany(portal, recruiter.id);
});
afterAll(async () => await portal.close());

const send = async (body: object, { id = companyId, token = recruiter.token } = {}) =>
  await portal.call('POST', `/recruiter/company/${id}`, { token, body });
const sendLogo = async (name: string, bytes: Buffer) => await send(aFileForm('logo', name, bytes));
/** Requests a file as a browser does, through the site. */
const get = async (address: string) => await portal.call('GET', address.replace('/api', ''));

test('re-encodes the logo of a new company in every width and links it wherever the company appears', async () => {
  const response = await portal.call('POST', '/recruiter/company', {
    token: recruiter.token,
    body: aFileForm('logo', 'Logo.PNG', await anImage({ width: 1000, height: 500 }), [['name', 'Bon Logo']]),
  });
  expect(response.statusCode).toBe(201);
  const { id, logo } = response.json<OwnCompany>();
  expect(logo).toMatch(/^\/api\/images\/logos\/[0-9a-f]{32}\.webp$/);
  for (const [query, width] of [
    ['', 256],
    ['?w=64', 64],
    ['?w=512', 512],
  ] as const) {
    const image = await get(logo! + query);
    expect(image.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { format, ...size } = await sharp(image.rawPayload).metadata();
    expect({ format, width: size.width, height: size.height }).toEqual({
      format: 'webp',
      width,
      height: width / 2,
    });
  }
  const jpeg = await get(logo!.replace('.webp', '.jpg'));
  expect([jpeg.headers['content-type'], (await sharp(jpeg.rawPayload).metadata()).format]).toEqual([
    'image/jpeg',
    'jpeg',
  ]);
  const found = await portal.call('POST', '/companies/searchfilter', { body: { search_string: 'Bon Logo' } });
  expect(found.json<CompanyPage>().data).toMatchObject([{ id, logo }]);
  const profile = await portal.call('GET', '/recruiter/user/', { token: recruiter.token });
  expect(profile.json<Profile>().companies).toContainEqual(expect.objectContaining({ id, logo }));
});

test('strips metadata and applies the EXIF rotation', async () => {
  const { logo } = (await sendLogo('phone.jpeg', await aPhonePhoto())).json<OwnCompany>();
  for (const address of [`${logo}?w=512`, logo!.replace('.webp', '.jpg')]) {
    const { rawPayload } = await get(address);
    const { width, height, exif } = await sharp(rawPayload).metadata();
    expect([width, height, exif]).toEqual([200, 400, undefined]);
    expect(rawPayload.includes('Rudina')).toBe(false);
  }
});

test('the same image keeps its URL; a new one gets a new URL and the old files are deleted', async () => {
  const first = (await sendLogo('a.png', await anImage())).json<OwnCompany>();
  const again = (await sendLogo('b.png', await anImage())).json<OwnCompany>();
  expect(again.logo).toBe(first.logo);
  await deleteFiles(portal.db, portal.app.storage);
  expect((await get(first.logo!)).statusCode).toBe(200);
  const other = (await sendLogo('c.webp', await anImage({ format: 'webp' }))).json<OwnCompany>();
  expect(other.logo).not.toBe(first.logo);
  await deleteFiles(portal.db, portal.app.storage);
  expect([(await get(first.logo!)).statusCode, (await get(other.logo!)).statusCode]).toEqual([404, 200]);
});

test('companies with the same image do not share files', async () => {
  const one = (await sendLogo('a.png', await anImage())).json<OwnCompany>();
  const id = await aCompany(portal, recruiter.id);
  const two = (await send(aFileForm('logo', 'a.png', await anImage()), { id })).json<OwnCompany>();
  expect(two.logo).not.toBe(one.logo);
});

test.each<[string, () => object]>([
  ['null in JSON', () => ({ logo: null })],
  [
    'an empty field of a form',
    () => {
      const form = new FormData();
      form.append('logo', '');
      return form;
    },
  ],
])('%s removes the logo, with its files', async (_name, body) => {
  const { logo } = (await sendLogo('a.png', await anImage())).json<OwnCompany>();
  const response = await send(body());
  expect([response.statusCode, response.json<OwnCompany>().logo]).toEqual([200, null]);
  await deleteFiles(portal.db, portal.app.storage);
  expect((await get(logo!)).statusCode).toBe(404);
});

test('rejects a logo of 0 bytes and keeps the current one', async () => {
  const { logo } = (await sendLogo('a.png', await anImage())).json<OwnCompany>();
  const response = await sendLogo('b.png', Buffer.alloc(0));
  expect([response.statusCode, response.json<Problem>().errors]).toEqual([
    422,
    { logo: ['This file is empty. Choose another one.'] },
  ]);
  expect((await send({ founded: 1988 })).json<OwnCompany>().logo).toBe(logo);
});

test('a form without a logo, or with an empty file field, keeps the logo', async () => {
  const { logo } = (await sendLogo('a.png', await anImage())).json<OwnCompany>();
  const response = await send(aFileForm('logo', '', Buffer.alloc(0), [['founded', '1987']]));
  expect(response.json()).toMatchObject({ logo, founded: 1987 });
  expect((await send({ founded: 1988 })).json()).toMatchObject({ logo, founded: 1988 });
});

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

test.each<[string, string, () => Promise<Buffer>]>([
  ['an SVG', 'logo.svg', async () => SVG],
  ['an SVG that calls itself PNG', 'logo.png', async () => SVG],
  [
    'an SVG behind the first bytes of a PNG',
    'logo.png',
    async () => Buffer.concat([(await anImage()).subarray(0, 8), SVG]),
  ],
  ['a PNG that calls itself JPEG', 'logo.jpg', async () => await anImage()],
  ['a PNG without an ending', 'logo', async () => await anImage()],
  [
    'a picture of a format we do not take',
    'logo.gif',
    async () =>
      await sharp(await anImage())
        .gif()
        .toBuffer(),
  ],
  ['144 million pixels in 400 KB', 'logo.png', async () => await anImage({ width: 12_000, height: 12_000 })],
  ['a line of 20,000 pixels', 'logo.png', async () => await anImage({ width: 20_000, height: 1 })],
  ['a picture that moves', 'logo.webp', anAnimatedImage],
  [
    'half a picture',
    'logo.png',
    async () => {
      const whole = await anImage();
      return whole.subarray(0, whole.length / 2);
    },
  ],
  ['no picture at all', 'logo.png', async () => Buffer.from('GIF89a=1;alert(1)')],
])('refuses %s, and changes nothing', async (_what, name, bytes) => {
  const response = await send(aFileForm('logo', name, await bytes(), [['name', 'Changed']]));
  expect([response.statusCode, Object.keys(response.json<Problem>().errors ?? {})]).toEqual([422, ['logo']]);
  const own = await portal.call('GET', `/recruiter/company/${companyId}`, { token: recruiter.token });
  expect(own.json()).toMatchObject({ name: 'Dushi Resort', logo: null });
});

test('drops data appended to an image', async () => {
  const picture = Buffer.concat([await anImage(), Buffer.from('<script>alert("PK\u0003\u0004")</script>')]);
  const { logo } = (await sendLogo('a.png', picture)).json<OwnCompany>();
  expect((await get(logo!)).rawPayload.includes('script')).toBe(false);
});

test('rejects more than 5 MB, a second file and a file in another field', async () => {
  const noise = Buffer.alloc(5 * 1024 * 1024 + 1, 'x');
  expect((await sendLogo('a.png', noise)).statusCode).toBe(413);
  const two = aFileForm('logo', 'a.png', await anImage());
  two.append('logo', new File(['second'], 'b.png'));
  expect((await send(two)).statusCode).toBe(422);
  const elsewhere = await send(aFileForm('banner', 'a.png', await anImage()));
  expect([elsewhere.statusCode, Object.keys(elsewhere.json<Problem>().errors!)]).toEqual([422, ['banner']]);
});

test('leaves no temporary file on disk and no rejected file in storage', async () => {
  const { portalHome } = portal.app.config;
  // A temporary file is deleted after the response.
  await waitUntil(() => readdirSync(join(portalHome, 'uploads')).length === 0);
  const kept = await portal.db.selectFrom('companies').select('logo').where('logo', 'is not', null).execute();
  await deleteFiles(portal.db, portal.app.storage);
  expect(readdirSync(join(portalHome, 'files/logos')).toSorted()).toEqual(
    kept.map(({ logo }) => /[0-9a-f]{32}/.exec(logo!)![0]).toSorted(),
  );
  expect(existsSync(join(portalHome, 'files/photos'))).toBe(false);
});

test('only the owner changes a logo', async () => {
  const stranger = await signInNew(portal, 'recruiter');
  const form = aFileForm('logo', 'a.png', await anImage());
  expect((await send(form, { token: stranger.token })).statusCode).toBe(404);
});

test('serves images by generated names and known widths only', async () => {
  const { logo } = (await sendLogo('a.png', await anImage())).json<OwnCompany>();
  expect((await get(`${logo}?w=100`)).statusCode).toBe(422);
  for (const path of [
    '/images/resumes/0/x',
    '/images/logos/..%2F..%2Fsecrets.webp',
    `/images/photos/${'0'.repeat(32)}.webp`,
  ]) {
    expect((await get(path)).statusCode).toBe(404);
  }
});
