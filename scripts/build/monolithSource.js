import * as applicant from '../../mfe-applicant/src/module.ts';
import * as checkout from '../../mfe-checkout/src/module.ts';
import * as publicArea from '../../mfe-public/src/module.ts';
import * as recruiter from '../../mfe-recruiter/src/module.ts';

const modules = {
  'mfe-applicant': applicant,
  'mfe-checkout': checkout,
  'mfe-public': publicArea,
  'mfe-recruiter': recruiter,
};

/** Replaces `shell/src/remotes/source.ts` in the monolith build, which contains all remotes. */
export function createRemoteSource() {
  const load = (remote) => Promise.resolve(modules[remote.name]);
  return { baseUrlCount: () => 1, load, loadFrom: load };
}
