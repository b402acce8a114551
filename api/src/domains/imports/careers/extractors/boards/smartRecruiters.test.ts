import { HTML, LONG, readResponse } from './testing/readResponse.ts';

describe('smartrecruiters', () => {
  const posting = {
    id: '743',
    name: 'Front Desk Agent',
    releasedDate: '2026-11-15T10:00:00.000Z',
    location: { city: 'Noord', country: 'aw', remote: true, hybrid: false },
    industry: { label: 'Hospitality' },
    applyUrl: 'https://jobs.smartrecruiters.com/Dushi/743/apply',
    typeOfEmployment: { label: 'Full-time' },
  };
  const careers = 'https://careers.smartrecruiters.com/Dushi';

  test('the list names postings and further pages', () => {
    const { vacancies, more } = readResponse(careers, {
      totalFound: 150,
      offset: 0,
      limit: 100,
      content: [posting],
    });
    expect(vacancies[0]).toMatchObject({
      title: 'Front Desk Agent',
      incomplete: true,
      place: 'Noord, aw',
      remote: 'full',
    });
    expect(more).toEqual([
      'https://api.smartrecruiters.com/v1/companies/Dushi/postings?limit=100&offset=1',
      'https://api.smartrecruiters.com/v1/companies/Dushi/postings/743',
    ]);
  });

  test('reads a whole posting', () => {
    const sections = {
      jobDescription: { text: HTML },
      qualifications: { text: '<p>Spanish</p>' },
      additionalInformation: { text: '<p>Meals</p>' },
    };
    const url = 'https://api.smartrecruiters.com/v1/companies/Dushi/postings/743';
    expect(readResponse(careers, { ...posting, jobAd: { sections } }, url).vacancies[0]).toMatchObject({
      source_id: '743',
      source_url: 'https://jobs.smartrecruiters.com/Dushi/743',
      description: LONG,
      requirements: 'Spanish',
      benefits: 'Meals',
      employment_type: 'FULL_TIME',
      industries: ['Hospitality'],
      date_posted: '2026-11-15',
      external_apply_url: 'https://jobs.smartrecruiters.com/Dushi/743/apply',
      incomplete: false,
    });
  });

  test('keeps the posting URL and reads hybrid work', () => {
    const postingUrl = 'https://jobs.smartrecruiters.com/Dushi/743-front-desk-agent';
    const hybrid = { ...posting, postingUrl, location: { remote: true, hybrid: true } };
    const { vacancies, more } = readResponse(careers, { totalFound: 1, content: [hybrid] });
    expect(vacancies).toMatchObject([{ source_url: postingUrl, remote: 'hybrid', place: null }]);
    expect(more).toHaveLength(1);
  });
});
