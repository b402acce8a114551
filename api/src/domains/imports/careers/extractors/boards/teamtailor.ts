import { readXml } from '../../reading/readXml.ts';
import { joined, listed, saying, together, type Say, type Said } from '../../reading/stated.ts';
import { toFoundVacancy } from '../../reading/toFoundVacancy.ts';
import { subdomainOf, type Board } from './board.ts';

/** Reads the RSS feed of the careers site, which adds locations and remote status. */
export const teamtailor: Board = {
  name: 'teamtailor',
  listOf(address) {
    const company = subdomainOf(address, 'teamtailor.com');
    return company && `https://${company}.teamtailor.com/jobs.rss?per_page=200`;
  },
  listOn({ url, text }) {
    const isBuiltWith = /teamtailor-cdn\.com|name="generator" content="Teamtailor/i.test(text);
    return isBuiltWith ? new URL('/jobs.rss?per_page=200', url).href : undefined;
  },
  read(document) {
    const items = listed(saying(readXml(document.text), '')('rss.channel.item')?.value);
    const vacancies = items.map((item) => {
      const say = saying(item, 'teamtailor');
      return toFoundVacancy(document, 'teamtailor', {
        id: say('guid.#text', 'guid'),
        title: say('title'),
        description: say('description'),
        url: say('link'),
        place: placeOf(say),
        remote: say('remoteStatus'),
        posted: say('pubDate'),
      });
    });
    return { vacancies: vacancies.filter((found) => found !== undefined), more: [] };
  },
};

function placeOf(say: Say): Said | undefined {
  const places = listed(say('tt:locations.tt:location')?.value).map((location) => {
    const where = saying(location, 'teamtailor.locations');
    return joined(where('tt:city', 'tt:name'), where('tt:country'));
  });
  return together(places);
}
