import type { Applicant, Cv } from '@cpa/shared/contracts';
import { anApplicant } from '@cpa/shared/testing';
import { strToU8, zipSync } from 'fflate';
import { emptyCv } from '../../../cv-draft/draft.ts';
import { importJsonResume } from '../../../resume-reading/foreign/importJsonResume.ts';
import { importLinkedIn } from '../../../resume-reading/foreign/importLinkedIn.ts';
import { assignTexts } from './assignTexts.ts';
import { importProfile } from './importProfile.ts';
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

  it('replaces contact details and adds entries behind those that are there', () => {
    const own: Cv = {
      ...emptyCv(),
      resume: { basics: { name: 'Raïsa', email: 'r@example.com' }, skills: [{ name: 'Excel' }], 'x-tool': 1 },
    };
    const found = { basics: { name: 'Raïsa Muñoz' }, skills: [{ name: 'Word' }], 'x-tool': 2, 'x-other': 3 };
    expect(mergeImport(own, found).resume).toEqual({
      basics: { name: 'Raïsa Muñoz', email: 'r@example.com' },
      skills: [{ name: 'Excel' }, { name: 'Word' }],
      'x-tool': 1,
      'x-other': 3,
    });
    expect(mergeImport(own, found).settings).toBe(own.settings);
  });

  it('offers neither empty fields nor the text of a photo', () => {
    const found = {
      basics: { name: 'Raïsa', image: 'data:image/jpeg;base64,AA', label: '' },
      work: [{ position: 'Cook', name: '', highlights: ['Sauces', ''] }, { position: '' }],
    };
    expect(importItems(found).map(({ key, text, fields }) => [key, text, fields.length])).toEqual([
      ['basics.name', 'Raïsa', 0],
      ['basics.image', '✓', 0],
      ['work.0', 'Cook · Sauces', 2],
    ]);
  });

  it('adds texts behind the own languages and interests', () => {
    const cv = {
      ...emptyCv(),
      resume: { languages: [{ language: 'Dutch' }], interests: [{ name: 'Diving' }] },
    };
    const texts = [
      { text: 'English', place: 'languages' as const },
      { text: 'Chess', place: 'interests' as const },
    ];
    expect(assignTexts(cv, texts).resume).toEqual({
      languages: [{ language: 'Dutch' }, { language: 'English' }],
      interests: [{ name: 'Diving' }, { name: 'Chess' }],
    });
  });
});

describe('copies the whole profile', () => {
  const languages = [{ id: 2, name: 'Dutch' }];

  it('takes everything of the profile over', () => {
    const profile = anApplicant({
      name: 'Ruben Wever',
      headline: 'Chef',
      email: 'ruben@example.com',
      phone: '+2975930001',
      about: 'I cook.',
      district: { id: 3, name: 'Paradera' },
      experience: [
        { title: 'Chef', company: 'Cas di Sabor', from: '2022-08', to: null, description: 'Sauces.' },
        { title: 'Cook', company: 'Bahia', from: '2019-01', to: '2022-07', description: '' },
      ],
      educations: [{ school: 'EPI', degree: 'MBO', from: '2016-08', to: null }],
      skills: ['HACCP'],
      languages: [
        { language_id: 2, level: 'fluent' },
        { language_id: 99, level: 'basic' },
      ],
    });
    expect(importProfile(profile, { languages })).toEqual({
      basics: {
        name: 'Ruben Wever',
        label: 'Chef',
        email: 'ruben@example.com',
        phone: '+2975930001',
        summary: 'I cook.',
        location: { city: 'Paradera', countryCode: 'AW' },
      },
      work: [
        { position: 'Chef', name: 'Cas di Sabor', startDate: '2022-08', summary: 'Sauces.' },
        { position: 'Cook', name: 'Bahia', startDate: '2019-01', endDate: '2022-07' },
      ],
      education: [{ institution: 'EPI', studyType: 'MBO', startDate: '2016-08', endDate: '' }],
      skills: [{ name: 'HACCP' }],
      languages: [{ language: 'Dutch', fluency: 'fluent' }],
    });
  });

  it('leaves out what the profile does not have', () => {
    const profile = anApplicant({ phone: null, about: '', district: null });
    expect(Object.keys(importProfile(profile, { languages }).basics ?? {})).toEqual([
      'name',
      'label',
      'email',
    ]);
  });
});

describe('the profile', () => {
  const profile = {
    name: 'Anna Croes',
    headline: 'Cook',
    email: 'anna@example.aw',
    phone: null,
    about: '',
    district: { id: 1, name: 'Noord' },
    experience: [
      { title: 'Chef', company: 'Playa', from: '2022-01', to: null, description: '' },
      { title: 'Cook', company: 'Bar', from: '2019-01', to: '2021-12', description: 'Grill.' },
    ],
    educations: [{ school: 'EPB', degree: 'Cooking', from: null, to: '2018' }],
    skills: ['Sauces'],
    languages: [
      { language_id: 2, level: 'native' },
      { language_id: 99, level: 'basic' },
    ],
  } as unknown as Applicant;

  it('becomes a CV: open jobs stay open, and what is empty is left out', () => {
    const { basics, work, education, skills, languages } = importProfile(profile, {
      languages: [{ id: 2, name: 'Papiamento' }] as never,
    });
    expect(basics).toEqual({
      name: 'Anna Croes',
      label: 'Cook',
      email: 'anna@example.aw',
      location: { city: 'Noord', countryCode: 'AW' },
    });
    expect(work).toEqual([
      { position: 'Chef', name: 'Playa', startDate: '2022-01' },
      { position: 'Cook', name: 'Bar', startDate: '2019-01', endDate: '2021-12', summary: 'Grill.' },
    ]);
    expect(education).toEqual([{ institution: 'EPB', studyType: 'Cooking', startDate: '', endDate: '2018' }]);
    expect([skills, languages]).toEqual([
      [{ name: 'Sauces' }],
      [{ language: 'Papiamento', fluency: 'native' }],
    ]);
  });
});
