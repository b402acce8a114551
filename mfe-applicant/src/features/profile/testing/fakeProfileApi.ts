import type { ProfileApi } from '../api/profileApi.ts';

/** A profile API with the given responses. Every other call rejects. */
export function fakeProfileApi(responses: Partial<ProfileApi>): ProfileApi {
  const unexpected = (name: string) => () =>
    Promise.reject(new Error(`${name} must not be called in this test.`));
  return {
    own: unexpected('own'),
    options: unexpected('options'),
    create: unexpected('create'),
    update: unexpected('update'),
    addResume: unexpected('addResume'),
    makeDefaultResume: unexpected('makeDefaultResume'),
    renameResume: unexpected('renameResume'),
    removeResume: unexpected('removeResume'),
    resumeLink: unexpected('resumeLink'),
    resumeFile: unexpected('resumeFile'),
    setPhoto: unexpected('setPhoto'),
    removePhoto: unexpected('removePhoto'),
    ...responses,
  };
}
