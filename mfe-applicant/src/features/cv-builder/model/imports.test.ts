import { strToU8, zipSync } from 'fflate';
import { emptyCv } from './draft.ts';
import { importJsonResume } from './foreign/importJsonResume.ts';
import { importLinkedIn } from './foreign/importLinkedIn.ts';
import { assignTexts } from './assignTexts.ts';
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

  it('takes over only what was confirmed, and keeps unknown keys', () => {
    const found = importJsonResume(
      '{"basics":{"name":"Raïsa","phone":"1"},"work":[{"name":"A"},{"name":"B","own":1}],"x-tool":{"a":1}}',
    )!.resume;
    expect(mergeImport(emptyCv(), found, new Set(['basics.phone', 'work.0'])).resume).toEqual({
      basics: { name: 'Raïsa' },
      work: [{ name: 'B', own: 1 }],
      'x-tool': { a: 1 },
    });
  });

  it('leaves single fields of an entry out without opening its period', () => {
    const found = { work: [{ position: 'Cook', name: 'A', startDate: '2019', endDate: '2020' }] };
    expect(importItems(found)[0]?.fields.map(({ key }) => key)).toEqual([
      'work.0.position',
      'work.0.name',
      'work.0.startDate',
      'work.0.endDate',
    ]);
    const left = new Set(['work.0.name', 'work.0.endDate']);
    expect(mergeImport(emptyCv(), found, left).resume.work).toEqual([
      { position: 'Cook', startDate: '2019', endDate: '' },
    ]);
  });

  it('adds texts to the places that were chosen for them', () => {
    const cv = { ...emptyCv(), resume: { basics: { summary: 'One.' }, skills: [{ name: 'Excel' }] } };
    const texts = [
      { text: 'Two.', place: 'summary' as const },
      { text: 'Licence B', place: 'skills' as const },
      { text: 'English', place: 'languages' as const },
    ];
    expect(assignTexts(cv, texts).resume).toEqual({
      basics: { summary: 'One.\nTwo.' },
      skills: [{ name: 'Excel' }, { name: 'Licence B' }],
      languages: [{ language: 'English' }],
    });
    expect(assignTexts(cv, []).resume).toEqual(cv.resume);
  });
});
