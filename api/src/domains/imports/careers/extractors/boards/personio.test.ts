import { HTML, LONG, readResponse } from './testing/readResponse.ts';

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
