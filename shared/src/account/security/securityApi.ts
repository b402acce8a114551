import { type HttpClients, request } from '@cpa/shared/http';
import {
  type Confirmed,
  type NewPasskey,
  newAppSchema,
  passkeyOptionsSchema,
  passkeysSchema,
  secondStepChangedSchema,
  secondStepSettingsSchema,
} from '../../contracts/index.ts';

/** Requests for passkeys and the second step. Status 403 with `confirm_password`: repeat it with the password. */
export function createSecurityApi({ privateClient: client }: HttpClients) {
  const change = (path: string) => (data: Confirmed) =>
    request(client, `POST /account/second-step/${path}`, secondStepChangedSchema, { data });
  return {
    passkeys: () => request(client, 'GET /account/passkeys', passkeysSchema),
    passkeyOptions: (data: Confirmed) =>
      request(client, 'POST /account/passkeys/options', passkeyOptionsSchema, { data }),
    addPasskey: (data: NewPasskey) => request(client, 'POST /account/passkeys', passkeysSchema, { data }),
    renamePasskey: (id: number, name: string) =>
      request(client, `PUT /account/passkeys/${id}`, passkeysSchema, { data: { name } }),
    removePasskey: (id: number, data: Confirmed) =>
      request(client, `POST /account/passkeys/${id}/remove`, passkeysSchema, { data }),
    settings: () => request(client, 'GET /account/second-step', secondStepSettingsSchema),
    startApp: (data: Confirmed) => request(client, 'POST /account/second-step/app', newAppSchema, { data }),
    confirmApp: (code: string) =>
      request(client, 'POST /account/second-step/app/confirm', secondStepChangedSchema, { data: { code } }),
    usePasskeys: change('passkeys'),
    removeApp: change('app/remove'),
    renewCodes: change('recovery-codes'),
    turnOff: change('off'),
    forgetDevices: () =>
      request(client, 'POST /account/second-step/forget-devices', secondStepSettingsSchema),
  };
}

export type SecurityApi = ReturnType<typeof createSecurityApi>;
