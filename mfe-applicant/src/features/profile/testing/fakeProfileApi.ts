import type { ProfileApi } from '../api/profileApi.ts';

/** The profile's calls with answers of a test's choosing; what a test does not give must not be called. */
export function fakeProfileApi(answers: Partial<ProfileApi>): ProfileApi {
  const uncalled = (name: string) => () =>
    Promise.reject(new Error(`${name} was not expected to be called.`));
  return {
    own: uncalled('own'),
    options: uncalled('options'),
    create: uncalled('create'),
    update: uncalled('update'),
    addResume: uncalled('addResume'),
    makeDefaultResume: uncalled('makeDefaultResume'),
    removeResume: uncalled('removeResume'),
    resumeLink: uncalled('resumeLink'),
    setPhoto: uncalled('setPhoto'),
    removePhoto: uncalled('removePhoto'),
    ...answers,
  };
}
