import { MAX_MESSAGE_TEMPLATES, type MessageTemplate, type MessageTemplates } from '@cpa/shared/contracts';
import { aConversation, type ConversationScene } from '../support/aConversation.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { anApplication } from '../support/files/anApplication.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { type Member, signInNew } from '../support/signIn.ts';

let portal: TestApp;
let scene: ConversationScene;
let url: string;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  scene = await aConversation(portal);
  url = `/recruiter/applicants/${scene.applicationId}/message-templates`;
});
afterAll(async () => await portal.close());

const parking = { stage: 'interview', name: 'Parking', text: 'Dear {first_name}, park at gate B.' };
const read = async ({ token }: Member, at = url) => await portal.call('GET', at, { token });
const add = async (form: object = parking) =>
  (await scene.post(scene.recruiter, url, form)).json<MessageTemplate>();
const change = async ({ token }: Member, id: number, body: object = parking) =>
  (await portal.call('PUT', `/recruiter/message-templates/${id}`, { token, body })).statusCode;
const remove = async ({ token }: Member, id: number) =>
  (await portal.call('DELETE', `/recruiter/message-templates/${id}`, { token })).statusCode;

describe('message templates', () => {
  it('are stored for the company, with the values of their placeholders', async () => {
    const template = await add();
    expect(template).toEqual({ id: expect.any(Number), ...parking });
    const general = await add({ ...parking, stage: null });
    const { templates, values } = (await read(scene.viewer)).json<MessageTemplates>();
    expect(templates).toEqual([template, general]);
    expect(values).toEqual({ first_name: 'Ana', vacancy: expect.any(String), company: 'Divi Cove' });
    expect(await change(scene.recruiter, template.id, { ...parking, name: 'Way' })).toBe(200);
    expect(await remove(scene.recruiter, general.id)).toBe(200);
    expect((await read(scene.recruiter)).json<MessageTemplates>().templates).toEqual([
      { ...template, name: 'Way' },
    ]);
  });

  it('name no applicant whose application was cleared', async () => {
    const cleared = { cleared_at: new Date() };
    await portal.db.updateTable('applications').set(cleared).where('id', '=', scene.applicationId).execute();
    expect((await read(scene.recruiter)).json<MessageTemplates>().values).toMatchObject({ first_name: null });
  });

  it('of another company are neither read nor changed', async () => {
    const { id } = await add();
    const stranger = await signInNew(portal, 'recruiter');
    const other = await aVacancy(portal, await aCompany(portal, stranger.id));
    const own = await anApplication(portal, scene.applicant, other);
    const theirs = await read(stranger, `/recruiter/applicants/${own}/message-templates`);
    expect(theirs.json<MessageTemplates>().templates).toEqual([]);
    expect((await read(stranger)).statusCode).toBe(404);
    expect(await change(stranger, id, { ...parking, name: 'Taken' })).toBe(404);
    expect(await remove(stranger, id)).toBe(404);
    expect((await read(scene.recruiter)).json<MessageTemplates>().templates).toMatchObject([parking]);
  });

  it('are not written by viewers', async () => {
    const { id } = await add();
    expect((await scene.post(scene.viewer, url, parking)).statusCode).toBe(403);
    expect([await change(scene.viewer, id), await remove(scene.viewer, id)]).toEqual([403, 403]);
  });

  it('have a limit for each company', async () => {
    const company_id = await scene.companyId();
    const row = { company_id, stage: null, name: 'Parking', text: 'Gate B.' };
    const rows = Array.from({ length: MAX_MESSAGE_TEMPLATES }, () => row);
    await portal.db.insertInto('message_templates').values(rows).execute();
    expect((await scene.post(scene.recruiter, url, parking)).json()).toMatchObject({
      code: 'too_many_templates',
    });
  });
});
