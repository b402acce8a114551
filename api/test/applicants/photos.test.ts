import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import type { AllApplicants, Applicant, ApplicantExport, Problem, Profile } from '@cpa/shared/contracts';
import { deleteFiles } from '../../src/domains/files/deleteFiles.service.ts';
import { folderStorage } from '../../src/platform/storage/folderStorage.ts';
import { storeFiles, newFolder } from '../../src/platform/storage/storeFiles.ts';
import { sweepUploads, uploadsFolder } from '../../src/domains/files/uploads/sweepUploads.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { anApplicant, anApplication, aResume } from '../support/files/anApplication.ts';
import { aFileForm, aPhonePhoto, anImage } from '../support/files/images.ts';
import { withChunks } from '../../bench/uploads/hostilePictures.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { PASSWORD, signInNew } from '../support/signIn.ts';

let portal: TestApp;
let person: Awaited<ReturnType<typeof anApplicant>>;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  rmSync(filesFolder(), { recursive: true, force: true });
  await portal.db.deleteFrom('files_to_delete').execute();
  person = await anApplicant(portal);
});
afterAll(async () => await portal.close());

const filesFolder = () => join(portal.app.config.portalHome, 'files');

const sendPhoto = async (name: string, bytes: Buffer) =>
  await portal.call('POST', '/applicant/me/photo', {
    token: person.token,
    body: aFileForm('photo', name, bytes),
  });
const get = async (address: string) => await portal.call('GET', address.replace('/api', ''));
const image = async () =>
  (await portal.call('GET', '/recruiter/user/', { token: person.token })).json<Profile>().image;
/** Lists every file in the storage. */
const stored = () =>
  existsSync(filesFolder())
    ? readdirSync(filesFolder(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : [];

test('a photo needs a verified e-mail address', async () => {
  const { token } = await signInNew(portal, 'applicant', { isVerified: false });
  const body = aFileForm('photo', 'me.png', await anImage());
  const response = await portal.call('POST', '/applicant/me/photo', { token, body });
  expect([response.statusCode, response.json<Problem>().code]).toEqual([403, 'not_verified']);
});

test('photos, and with them all uploads, are limited for each caller', async () => {
  const strict = await openTestApp({ RATE_LIMIT_FACTOR: '0.1' });
  const { token } = await anApplicant(strict);
  const send = async () => {
    const body = aFileForm('photo', 'me.png', await anImage());
    return (await strict.call('POST', '/applicant/me/photo', { token, body })).statusCode;
  };
  expect([await send(), await send(), await send()]).toEqual([200, 200, 429]);
  const sendResume = async () => {
    const body = aFileForm('resume', 'cv.pdf', Buffer.from('no document'));
    return (await strict.call('POST', '/applicant/me/resumes', { token, body })).statusCode;
  };
  const resumes = [await sendResume(), await sendResume(), await sendResume(), await sendResume()];
  expect(resumes).toEqual([422, 422, 422, 429]);
  await strict.close();
});

test('pictures that unpack to hundreds of megabytes are decoded without their hidden data', async () => {
  const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(8 * 1024 * 1024))]);
  const bomb = withChunks(await anImage(), 36, 'zTXt', text);
  const before = process.memoryUsage().rss;
  const responses = await Promise.all(Array.from({ length: 6 }, async () => await sendPhoto('me.png', bomb)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
});

test('a photo appears in the profile, beside the name and for companies with an application', async () => {
  const recruiter = await signInNew(portal, 'recruiter');
  await anApplication(portal, person, await aVacancy(portal, await aCompany(portal, recruiter.id)));
  expect(await image()).toBeNull();
  const response = await sendPhoto('me.jpg', await aPhonePhoto());
  const { photo } = response.json<Applicant>();
  expect([response.statusCode, photo]).toEqual([
    200,
    expect.stringMatching(/^\/api\/images\/photos\/\w{32}\.webp$/),
  ]);
  expect(await image()).toBe(photo);
  const list = await portal.call('GET', '/recruiter/applicants', { token: recruiter.token });
  expect(list.json<AllApplicants>().applicants).toMatchObject([{ photo }]);
  const picture = await get(`${photo}?w=128`);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
  });
});

test('without a photo, the image of the account is used, or none', async () => {
  const set = async (own: string | null) =>
    await portal.db.updateTable('accounts').set({ image: own }).where('id', '=', person.id).execute();
  await set('/own.webp');
  expect(await image()).toBe('/own.webp');
  const { photo } = (await sendPhoto('me.png', await anImage())).json<Applicant>();
  expect(await image()).toBe(photo);
});

test('a photo can be replaced and removed, with its files', async () => {
  const first = (await sendPhoto('me.png', await anImage())).json<Applicant>();
  const second = (await sendPhoto('me.png', await anImage({ background: '#c96f38' }))).json<Applicant>();
  await deleteFiles(portal.db, portal.app.storage);
  expect([(await get(first.photo!)).statusCode, (await get(second.photo!)).statusCode]).toEqual([404, 200]);
  const response = await portal.call('DELETE', '/applicant/me/photo', { token: person.token });
  expect([response.statusCode, response.json<Applicant>().photo]).toEqual([200, null]);
  await deleteFiles(portal.db, portal.app.storage);
  expect(stored()).toEqual([]);
});

test('rejects a file that is not an image, by field', async () => {
  const response = await sendPhoto('me.png', Buffer.from('<svg/>'));
  expect([response.statusCode, Object.keys(response.json<Problem>().errors!)]).toEqual([422, ['photo']]);
});

test('the export lists every file', async () => {
  const { photo } = (await sendPhoto('me.png', await anImage())).json<Applicant>();
  await aResume(portal, person, 'cv.pdf');
  const all = await portal.call('GET', '/applicant/me/export', { token: person.token });
  expect(all.json<ApplicantExport>().files).toMatchObject([
    { kind: 'photo', file_name: photo },
    { kind: 'resume', file_name: 'cv.pdf', media_type: 'application/pdf', application_ids: [] },
  ]);
});

describe('after erasing', () => {
  async function eraseWith(storage = portal.app.storage) {
    const real = portal.app.storage;
    const recruiter = await signInNew(portal, 'recruiter');
    await anApplication(portal, person, await aVacancy(portal, await aCompany(portal, recruiter.id)));
    portal.app.storage = storage;
    try {
      return await portal.call('DELETE', '/applicant/me/data', {
        token: person.token,
        body: { password: PASSWORD },
      });
    } finally {
      portal.app.storage = real;
    }
  }
  beforeEach(async () => {
    await sendPhoto('me.png', await anImage());
    await aResume(portal, person);
  });

  test('no file and no file record of the applicant is left', async () => {
    expect(stored()).toHaveLength(6);
    expect((await eraseWith()).statusCode).toBe(200);
    expect(stored()).toEqual([]);
    expect(await portal.db.selectFrom('files_to_delete').selectAll().execute()).toEqual([]);
  });

  test('files that were unreachable are deleted later', async () => {
    const real = portal.app.storage;
    const away = {
      ...folderStorage('/nonexistent'),
      removeFolder: async () => await Promise.reject(new Error('The storage is away.')),
    };
    expect((await eraseWith(away)).statusCode).toBe(200);
    expect(stored()).toHaveLength(6);
    const notes = await portal.db.selectFrom('files_to_delete').selectAll().execute();
    expect(notes.map(({ last_error }) => last_error)).toEqual([
      'The storage is away.',
      'The storage is away.',
    ]);
    await portal.db.updateTable('files_to_delete').set({ delete_after: new Date() }).execute();
    expect(await deleteFiles(portal.db, real)).toBe(2);
    expect(stored()).toEqual([]);
  });
});

describe('an unfinished upload', () => {
  const folder = newFolder('photos');
  const write = async () =>
    await portal.app.storage.write(`${folder}/64.webp`, {
      bytes: Readable.from(['x']),
      size: 1,
      mediaType: 'image/webp',
    });
  /** Runs an upload up to the point where its process is killed. */
  const writeAndDie = async (uploadedBy: number) =>
    await new Promise<void>((resolve) => {
      const writeOnly = async () => {
        await write();
        resolve();
        await new Promise(() => undefined);
      };
      const files = { write: writeOnly, commit: async () => undefined };
      void storeFiles(portal.db, { folder, uploadedBy }, files);
    });
  const later = async () =>
    await portal.db
      .updateTable('files_to_delete')
      .set({ delete_after: new Date(Date.now() - 1000) })
      .execute();

  test('leaves no file when its transaction is rolled back', async () => {
    const commit = async () => await Promise.reject(new Error('refused'));
    await expect(storeFiles(portal.db, { folder, uploadedBy: 1 }, { write, commit })).rejects.toThrow(
      'refused',
    );
    await deleteFiles(portal.db, portal.app.storage);
    expect(stored()).toEqual([]);
  });

  test('is deleted an hour after its process died, not earlier', async () => {
    await writeAndDie(1);
    expect(await deleteFiles(portal.db, portal.app.storage)).toBe(0);
    await later();
    expect(await deleteFiles(portal.db, portal.app.storage)).toBe(1);
    expect(stored()).toEqual([]);
  });

  test('is deleted with its erased owner, even when its process died', async () => {
    await writeAndDie(person.id);
    expect(stored()).toHaveLength(1);
    await portal.call('DELETE', '/applicant/me/data', { token: person.token, body: { password: PASSWORD } });
    expect(stored()).toEqual([]);
  });

  test('leaves no file when its owner is erased during the upload', async () => {
    const writeLate = async () => {
      await portal.call('DELETE', '/applicant/me/data', {
        token: person.token,
        body: { password: PASSWORD },
      });
      await write();
    };
    const commit = async () => await Promise.reject(new Error('nobody'));
    const keeping = storeFiles(portal.db, { folder, uploadedBy: person.id }, { write: writeLate, commit });
    await expect(keeping).rejects.toThrow('nobody');
    await deleteFiles(portal.db, portal.app.storage);
    expect(stored()).toEqual([]);
  });

  test('leaves no temporary file after an hour, whichever process died', async () => {
    const parent = await uploadsFolder(portal.app.config);
    for (const [name, minutes] of [
      ['upload-old', 61],
      ['upload-new', 59],
    ] as const) {
      mkdirSync(join(parent, name));
      writeFileSync(join(parent, name, 'file-1'), 'limpet');
      const at = new Date(Date.now() - minutes * 60_000);
      utimesSync(join(parent, name), at, at);
    }
    await sweepUploads(portal.app.config);
    expect(readdirSync(parent)).toEqual(['upload-new']);
  });

  test('cannot complete once its files count as abandoned', async () => {
    const commit = async () => {
      await later();
      await deleteFiles(portal.db, portal.app.storage);
    };
    await expect(storeFiles(portal.db, { folder, uploadedBy: 1 }, { write, commit })).rejects.toThrow(
      'The upload took so long',
    );
  });
});

test('is removed once by concurrent workers', async () => {
  const folders = Array.from({ length: 20 }, () => newFolder('photos'));
  await portal.db
    .insertInto('files_to_delete')
    .values(folders.map((folder) => ({ folder })))
    .execute();
  const removed: string[] = [];
  const storage = {
    ...portal.app.storage,
    removeFolder: async (folder: string) => void removed.push(folder),
  };
  const counts = await Promise.all([1, 2, 3].map(async () => await deleteFiles(portal.db, storage)));
  expect(removed.toSorted()).toEqual(folders.toSorted());
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
});
