import { createSecurityApi } from '@cpa/shared/account';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { codeOf } from '../support/secondStep.ts';
import { signInNew, type Member } from '../support/signIn.ts';
import { type SoftAuthenticator, softAuthenticator } from '../support/softAuthenticator.ts';
import { clientsFor } from './clientsFor.ts';
import { failureOf } from './failureOf.ts';

let portal: TestApp;
let member: Member;
beforeAll(async () => {
  portal = await openTestApp();
  member = await signInNew(portal, 'recruiter');
});
afterAll(async () => await portal.close());

const api = () => createSecurityApi(clientsFor(portal, member.token));

describe('security of the account', () => {
  it('adds, names and removes a passkey', async () => {
    const { options } = await api().passkeyOptions({});
    const authenticator = softAuthenticator('http://localhost:3000');
    const made = authenticator.create(options as unknown as Parameters<SoftAuthenticator['create']>[0]);
    const credential = { ...made, type: 'public-key' as const };
    const { passkeys } = await api().addPasskey({ name: 'Phone', credential });
    const { id } = passkeys[0]!;
    expect((await api().renamePasskey(id, 'Work phone')).passkeys).toMatchObject([{ name: 'Work phone' }]);
    expect((await api().usePasskeys({})).recovery_codes).toHaveLength(10);
    expect(await failureOf(api().removePasskey(id, {}))).toMatchObject({ code: 'last_second_step' });
    await api().turnOff({});
    expect((await api().removePasskey(id, {})).passkeys).toEqual([]);
    expect((await api().passkeys()).passkeys).toEqual([]);
  });

  it('sets up, changes and turns off the second step', async () => {
    const { secret, qr_code } = await api().startApp({});
    expect(qr_code).toContain('<svg');
    const on = await api().confirmApp(codeOf(secret, { inSeconds: 0 }));
    expect(on.settings).toMatchObject({ recovery_codes_left: 10, trusted_devices: 0 });
    expect((await api().renewCodes({})).recovery_codes).toHaveLength(10);
    expect(await api().forgetDevices()).toMatchObject({ trusted_devices: 0 });
    expect(await failureOf(api().removeApp({}))).toMatchObject({ code: 'last_second_step' });
    expect((await api().turnOff({})).settings.enabled_at).toBeNull();
    expect((await api().settings()).app_since).toBeNull();
  });
});
