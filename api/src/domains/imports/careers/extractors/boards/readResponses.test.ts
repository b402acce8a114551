import { HTML, LONG, readResponse, ESCAPED } from './testing/readResponse.ts';

describe('ashby', () => {
  test('ashby: skips unlisted jobs and reads the salary component', () => {
    const job = {
      id: 'x-1',
      title: 'Accountant',
      descriptionHtml: HTML,
      isListed: true,
      isRemote: true,
      employmentType: 'FullTime',
      publishedAt: '2026-11-12T12:00:00.000Z',
      jobUrl: 'https://jobs.ashbyhq.com/dushi/x-1',
      applyUrl: 'https://jobs.ashbyhq.com/dushi/x-1/application',
      address: { postalAddress: { addressLocality: 'Oranjestad', addressCountry: 'Aruba' } },
      compensation: {
        summaryComponents: [
          {
            compensationType: 'Salary',
            interval: '1 YEAR',
            currencyCode: 'USD',
            minValue: 40_000,
            maxValue: 48_000,
          },
          { compensationType: 'EquityPercentage', interval: 'NONE', minValue: 1 },
        ],
      },
    };
    const { vacancies } = readResponse('https://jobs.ashbyhq.com/dushi', {
      jobs: [
        job,
        { ...job, id: 'x-2', isListed: false },
        { ...job, id: 'x-3', workplaceType: 'Hybrid', address: undefined, location: 'Noord' },
      ],
    });
    expect(vacancies).toHaveLength(2);
    expect(vacancies[0]).toMatchObject({
      source_id: 'x-1',
      source_url: 'https://jobs.ashbyhq.com/dushi/x-1',
      external_apply_url: 'https://jobs.ashbyhq.com/dushi/x-1/application',
      title: 'Accountant',
      description: LONG,
      place: 'Oranjestad, Aruba',
      date_posted: '2026-11-12',
      remote: 'full',
      employment_type: 'FULL_TIME',
      salary_min: 4_000_000,
      salary_max: 4_800_000,
      salary_currency: 'USD',
      salary_period: 'year',
    });
    expect(vacancies[1]).toMatchObject({ source_id: 'x-3', place: 'Noord', remote: 'hybrid' });
  });
});

describe('bambooHr', () => {
  test('bamboohr: reads the list and then each vacancy', () => {
    const careers = 'https://dushi.bamboohr.com/careers';
    const listed = readResponse(careers, {
      meta: { totalCount: 1 },
      result: [
        {
          id: '31',
          jobOpeningName: 'Driver',
          atsLocation: { city: 'Paradera', country: 'Aruba' },
          isRemote: true,
        },
      ],
    });
    expect(listed.vacancies[0]).toMatchObject({
      title: 'Driver',
      incomplete: true,
      source_id: '31',
      source_url: 'https://dushi.bamboohr.com/careers/31',
      place: 'Paradera, Aruba',
      remote: 'full',
    });
    expect(listed.more).toEqual(['https://dushi.bamboohr.com/careers/31/detail']);
    const opening = {
      jobOpeningName: 'Driver',
      jobOpeningShareUrl: 'https://dushi.bamboohr.com/careers/31?source=share',
      description: HTML,
      employmentStatusLabel: 'Full-Time',
      datePosted: '2026-11-11',
      compensation: 'AWG 12.50 per hour',
      location: { city: 'Paradera', addressCountry: 'Aruba' },
    };
    expect(
      readResponse(careers, { result: { jobOpening: opening } }, listed.more[0]).vacancies[0],
    ).toMatchObject({
      source_id: '31',
      description: LONG,
      incomplete: false,
      salary_min: 1250,
      salary_currency: 'AWG',
      salary_period: 'hour',
    });
  });
});

describe('greenhouse', () => {
  test('greenhouse: decodes escaped content and reads the location', () => {
    const job = {
      id: 4_071,
      title: 'Line Cook',
      content: ESCAPED,
      absolute_url: 'https://boards.greenhouse.io/dushi/jobs/4071',
      location: { name: '3 Locations' },
      first_published: '2026-11-18T09:00:00-04:00',
    };
    const elsewhere = { ...job, id: 4_072, location: { name: 'Noord, Aruba' } };
    const { vacancies } = readResponse('https://boards.greenhouse.io/dushi', { jobs: [job, elsewhere] });
    expect(vacancies[0]).toMatchObject({
      source_id: '4071',
      source_url: 'https://boards.greenhouse.io/dushi/jobs/4071',
      found_by: 'greenhouse',
      title: 'Line Cook',
      description: LONG,
      place: null,
      date_posted: '2026-11-18',
      incomplete: false,
      origins: { title: 'greenhouse.title', description: 'greenhouse.content' },
    });
    expect(vacancies[1]).toMatchObject({ source_id: '4072', place: 'Noord, Aruba' });
  });
});

describe('lever', () => {
  test('lever: reads dates in milliseconds, lists with headings and the salary interval', () => {
    const posting = {
      id: 'a-b',
      text: 'Line Cook',
      description: HTML,
      lists: [{ text: 'What you do', content: '<li>Grill</li>' }],
      additional: '<p>Come by.</p>',
      categories: { commitment: 'Full-time', location: 'Noord, Aruba' },
      workplaceType: 'hybrid',
      hostedUrl: 'https://jobs.lever.co/dushi/a-b',
      applyUrl: 'https://jobs.lever.co/dushi/a-b/apply',
      createdAt: 1_795_168_800_000,
      salaryRange: { min: 2400, max: 2900, currency: 'AWG', interval: 'per-month-salary' },
    };
    const { vacancies } = readResponse('https://jobs.lever.co/dushi', [
      posting,
      { ...posting, workplaceType: 'on-site' },
    ]);
    expect(vacancies[0]).toMatchObject({
      source_id: 'a-b',
      source_url: 'https://jobs.lever.co/dushi/a-b',
      title: 'Line Cook',
      description: `${LONG}\n\n### What you do\n\n- Grill\n\nCome by.`,
      employment_type: 'FULL_TIME',
      place: 'Noord, Aruba',
      remote: 'hybrid',
      date_posted: '2026-11-20',
      salary_min: 240_000,
      salary_max: 290_000,
      salary_currency: 'AWG',
      salary_period: 'month',
      external_apply_url: 'https://jobs.lever.co/dushi/a-b/apply',
    });
    expect(vacancies[1]).toMatchObject({ remote: null });
  });
});

describe('personio', () => {
  test('personio: joins description sections and reads schedule and employment type', () => {
    const xml = `<?xml version="1.0"?><workzag-jobs><position><id>77</id><office>Oranjestad</office><name>Clerk</name>
    <jobDescriptions><jobDescription><name>Your work</name><value><![CDATA[${HTML}]]></value></jobDescription></jobDescriptions>
    <employmentType>permanent</employmentType><schedule>full-time</schedule>
    <createdAt>2026-10-20T08:00:00+00:00</createdAt></position>
    <position><id>78</id><name>Trainee</name><employmentType>intern</employmentType></position></workzag-jobs>`;
    const [clerk, trainee] = readResponse('https://dushi.jobs.personio.de', xml).vacancies;
    expect(clerk).toMatchObject({
      source_id: '77',
      title: 'Clerk',
      place: 'Oranjestad',
      source_url: 'https://dushi.jobs.personio.de/job/77',
      description: `### Your work\n\n${LONG}`,
      employment_type: 'FULL_TIME',
      date_posted: '2026-10-20',
    });
    expect(trainee).toMatchObject({ title: 'Trainee', employment_type: 'INTERN', incomplete: true });
  });
});

describe('recruitee', () => {
  test('recruitee: reads requirements, employment code and closing date', () => {
    const offer = {
      id: 12,
      title: 'Baker',
      description: HTML,
      requirements: '<ul><li>Patience</li></ul>',
      careers_url: 'https://dushi.recruitee.com/o/baker',
      careers_apply_url: 'https://dushi.recruitee.com/o/baker/c/new',
      city: 'Santa Cruz',
      country: 'Aruba',
      remote: false,
      hybrid: true,
      employment_type_code: 'fulltime_permanent',
      published_at: '2026-11-01 10:00:00 UTC',
      close_at: '2026-12-31',
      salary: { min: '18.50', max: 22, currency: 'USD', period: 'hour' },
    };
    const place = { city: undefined, country: undefined, location: 'Savaneta' };
    const other = {
      ...offer,
      ...place,
      published_at: undefined,
      hybrid: false,
      remote: true,
      created_at: '2026-10-01 10:00:00 UTC',
    };
    const { vacancies } = readResponse('https://dushi.recruitee.com', { offers: [offer, other] });
    expect(vacancies[0]).toMatchObject({
      source_id: '12',
      source_url: 'https://dushi.recruitee.com/o/baker',
      external_apply_url: 'https://dushi.recruitee.com/o/baker/c/new',
      title: 'Baker',
      description: LONG,
      place: 'Santa Cruz, Aruba',
      requirements: '- Patience',
      employment_type: 'FULL_TIME',
      remote: 'hybrid',
      date_posted: '2026-11-01',
      valid_through: '2026-12-31',
      salary_min: 1850,
      salary_max: 2200,
      salary_currency: 'USD',
      salary_period: 'hour',
    });
    expect(vacancies[1]).toMatchObject({ place: 'Savaneta', remote: 'full', date_posted: '2026-10-01' });
  });
});

describe('teamtailor', () => {
  test('teamtailor: reads the feed and picks the location in Aruba', () => {
    const place = (city: string, country: string) =>
      `<tt:location><tt:city>${city}</tt:city><tt:country>${country}</tt:country></tt:location>`;
    const xml = `<?xml version="1.0"?><rss><channel><item><title>Cook &amp; Baker</title>
    <description>${ESCAPED}</description>
    <pubDate>Fri, 20 Nov 2026 09:00:00 +0100</pubDate><link>https://dushi.teamtailor.com/jobs/1</link>
    <remoteStatus>hybrid</remoteStatus><guid isPermaLink="false">g-1</guid>
    <tt:locations>${place('Utrecht', 'Netherlands')}${place('Noord', 'Aruba')}</tt:locations></item>
    <item><title>Clerk</title><guid>g-2</guid><tt:locations><tt:location><tt:name>Main office</tt:name></tt:location></tt:locations></item></channel></rss>`;
    const [cook, clerk] = readResponse('https://dushi.teamtailor.com', xml).vacancies;
    expect(cook).toMatchObject({
      source_id: 'g-1',
      source_url: 'https://dushi.teamtailor.com/jobs/1',
      title: 'Cook & Baker',
      description: LONG,
      place: 'Noord, Aruba',
      remote: 'hybrid',
      date_posted: '2026-11-20',
    });
    expect(clerk).toMatchObject({ source_id: 'g-2', place: 'Main office' });
  });
});

describe('workable', () => {
  test('workable: reads the remote flag', () => {
    const job = {
      shortcode: 'A1B2',
      title: 'Host',
      description: HTML,
      employment_type: 'Part-time',
      telecommuting: true,
      city: 'Oranjestad',
      country: 'Aruba',
      url: 'https://apply.workable.com/j/A1B2',
      application_url: 'https://apply.workable.com/j/A1B2/apply',
      published_on: '2026-11-10',
      industry: 'Hospitality',
      education: "Bachelor's Degree",
    };
    expect(
      readResponse('https://apply.workable.com/dushi', { name: 'Dushi', jobs: [job] }).vacancies[0],
    ).toMatchObject({
      source_id: 'A1B2',
      source_url: 'https://apply.workable.com/j/A1B2',
      external_apply_url: 'https://apply.workable.com/j/A1B2/apply',
      title: 'Host',
      description: LONG,
      education: "Bachelor's Degree",
      place: 'Oranjestad, Aruba',
      remote: 'full',
      employment_type: 'PART_TIME',
      industries: ['Hospitality'],
      date_posted: '2026-11-10',
    });
  });
});
