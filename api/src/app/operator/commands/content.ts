import { checkContent } from '../../../domains/publishing/content/checkContent.ts';
import { Refusal } from '../refusal.ts';
import type { Verb } from '../verb.ts';

const check: Verb = {
  name: 'content check',
  summary: 'Reads every text of api/content as the portal does, and follows its links within the site.',
  needsNoDatabase: true,
  run: async () => {
    const { documents, problems } = await checkContent();
    if (problems.length > 0) throw new Refusal(problems.join('\n'));
    return { data: { documents, problems }, text: `${documents} texts are as they should be.` };
  },
};

export const contentVerbs: Verb[] = [check];
