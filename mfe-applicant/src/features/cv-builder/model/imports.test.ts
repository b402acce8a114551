import { strToU8, zipSync } from 'fflate';
import { emptyCv } from './draft.ts';
import { importJsonResume } from './importJsonResume.ts';
import { importLinkedIn } from './importLinkedIn.ts';
import { importItems, mergeImport } from './mergeImport.ts';

describe('imports', () => {
  it('reads a LinkedIn export', () => {
    const zip = zipSync({
      'Profile.csv': strToU8('First Name,Last Name,Headline\nRaïsa,Muñoz,"Cook, chef"\n'),
      'Positions.csv': strToU8(
        'Company Name,Title,Started On,Finished On\nÑapa,Chef,Aug 2022,\nCunucu,Cook,Sep 2017,Apr 2019\n',
      ),
      'messages.csv': strToU8('secret'),
    });
    expect(importLinkedIn(zip)).toMatchObject({
      basics: { name: 'Raïsa Muñoz', label: 'Cook, chef' },
      work: [
        { name: 'Ñapa', position: 'Chef', startDate: '2022-08' },
        { position: 'Cook', endDate: '2019-04' },
      ],
    });
    expect(importLinkedIn(zip)?.work?.[0]).not.toHaveProperty('endDate');
    expect(importLinkedIn(zipSync({ 'a.txt': strToU8('x') }))).toBeNull();
  });

  it('returns null for a file that is no JSON Resume', () => {
    expect(importJsonResume('no JSON')).toBeNull();
    expect(importJsonResume('{"work": "cook"}')).toBeNull();
  });

  it('takes over only what was confirmed, and keeps unknown keys', () => {
    const found = importJsonResume(
      '{"basics":{"name":"Raïsa","phone":"1"},"work":[{"name":"A"},{"name":"B","own":1}],"x-tool":{"a":1}}',
    )!;
    const items = importItems(found).filter(({ key }) => key === 'basics.name' || key === 'work.1');
    expect(mergeImport(emptyCv(), found, items).resume).toEqual({
      basics: { name: 'Raïsa' },
      work: [{ name: 'B', own: 1 }],
      'x-tool': { a: 1 },
    });
  });
});
