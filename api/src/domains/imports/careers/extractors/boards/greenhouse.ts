import { firstStepOf, named, namedIn, type Board } from './board.ts';
import { readJsonList } from './readBoard.ts';

const HOSTS = [
  'boards.greenhouse.io',
  'job-boards.greenhouse.io',
  'boards.eu.greenhouse.io',
  'job-boards.eu.greenhouse.io',
];

/** https://developers.greenhouse.io/job-board.html. The content is HTML, escaped twice. */
export const greenhouse: Board = {
  name: 'greenhouse',
  listOf(address) {
    const token =
      firstStepOf(address, HOSTS) ??
      namedIn(address, /^boards-api\.greenhouse\.io\/v1\/boards\/([^/]+)/) ??
      (HOSTS.includes(address.hostname) ? named(address.searchParams.get('for')) : undefined);
    return token && `https://boards-api.greenhouse.io/v1/boards/${token}/jobs?content=true`;
  },
  read: (document) => ({
    vacancies: readJsonList(document, 'greenhouse', 'jobs', (say) => ({
      id: say('id'),
      title: say('title'),
      description: say('content'),
      url: say('absolute_url'),
      place: say('location.name'),
      posted: say('first_published'),
    })),
    more: [],
  }),
};
