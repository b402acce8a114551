/** Names of sections and fields in older versions of JSON Resume and in exports of other programs. */
type Names = Record<string, readonly string[]>;

const LINK = ['website', 'link', 'href', 'uri', 'webpage'];
const PERIOD: Names = {
  startDate: ['start', 'from', 'started', 'startedOn', 'begin', 'dateFrom', 'startYear'],
  endDate: ['end', 'to', 'until', 'finish', 'finishedOn', 'ended', 'dateTo', 'endYear', 'graduationDate'],
};
const LINES: Names = {
  highlights: 'achievements accomplishments responsibilities bullets tasks duties details'.split(' '),
};
const NAME = ['title', 'label', 'text', 'value'];
const SUMMARY = ['description', 'text', 'notes'];

export const SECTION_NAMES: Names = {
  basics: ['basic', 'profile', 'personal', 'personalInfo', 'personalDetails', 'about', 'contact', 'header'],
  work: ['workExperience', 'experience', 'experiences', 'employment', 'jobs', 'positions', 'workHistory'],
  volunteer: ['volunteering', 'volunteerWork', 'volunteerExperience'],
  education: ['educations', 'studies', 'schools'],
  awards: ['award', 'honors', 'honours'],
  certificates: ['certifications', 'certificate', 'certification', 'licenses', 'courses'],
  publications: ['publication', 'writing'],
  skills: ['skill', 'competencies', 'technicalSkills'],
  languages: ['language'],
  interests: ['interest', 'hobbies'],
  references: ['reference', 'referees', 'testimonials'],
  projects: ['project', 'sideProjects'],
};

export const FIELD_NAMES: Record<string, Names> = {
  basics: {
    name: ['fullName'],
    label: ['headline', 'title', 'jobTitle', 'position', 'role', 'profession'],
    image: ['picture', 'photo', 'avatar'],
    email: ['mail', 'emailAddress'],
    phone: ['telephone', 'mobile', 'cell', 'tel', 'phoneNumber'],
    url: [...LINK, 'homepage'],
    summary: ['bio', 'about', 'objective', 'profile', ...SUMMARY],
    location: ['address', 'residence', 'city'],
    profiles: ['socialProfiles', 'social', 'links', 'networks', 'accounts'],
  },
  location: {
    address: ['street', 'streetAddress', 'line1'],
    postalCode: ['zip', 'zipCode', 'postcode', 'postal'],
    city: ['town', 'locality', 'place', 'name'],
    countryCode: ['country', 'countryName'],
    region: ['state', 'province', 'district'],
  },
  profiles: {
    network: ['name', 'site', 'label', 'platform', 'type'],
    username: ['user', 'handle', 'account'],
    url: LINK,
  },
  work: {
    name: ['company', 'employer', 'organization', 'organisation', 'companyName', 'institution'],
    position: ['title', 'role', 'jobTitle', 'job', 'designation', 'occupation'],
    location: ['city', 'place', 'address'],
    url: LINK,
    summary: ['overview', 'text', 'notes'],
    ...PERIOD,
    ...LINES,
  },
  volunteer: {
    organization: ['organisation', 'company', 'name', 'institution', 'employer'],
    position: ['title', 'role'],
    url: LINK,
    summary: SUMMARY,
    ...PERIOD,
    ...LINES,
  },
  education: {
    institution: ['school', 'university', 'college', 'name', 'organization', 'organisation', 'schoolName'],
    area: ['major', 'field', 'fieldOfStudy', 'subject', 'program', 'programme'],
    studyType: ['degree', 'degreeName', 'level', 'qualification', 'title', 'typeOfDegree'],
    score: ['gpa', 'grade', 'mark', 'result'],
    courses: ['modules', 'subjects', 'coursework', 'highlights'],
    url: LINK,
    ...PERIOD,
  },
  awards: {
    title: ['name', 'award'],
    date: ['year', 'awardedOn'],
    awarder: ['issuer', 'organization', 'organisation', 'by', 'company'],
    summary: SUMMARY,
  },
  certificates: {
    name: ['title', 'certificate', 'certification', 'license'],
    date: ['year', 'issuedOn', 'issueDate', 'startDate'],
    issuer: ['authority', 'organization', 'organisation', 'institution', 'awarder', 'company'],
    url: LINK,
  },
  publications: {
    name: ['title'],
    publisher: ['journal', 'publication', 'conference'],
    releaseDate: ['date', 'year', 'publishedOn', 'publicationDate'],
    url: LINK,
    summary: SUMMARY,
  },
  skills: {
    name: ['skill', 'category', 'group', ...NAME],
    level: ['proficiency', 'rating', 'experience'],
    keywords: ['tags', 'items', 'skills', 'list', 'technologies'],
  },
  languages: {
    language: ['name', ...NAME],
    fluency: ['level', 'proficiency', 'skill'],
  },
  interests: { name: ['interest', 'hobby', ...NAME], keywords: ['tags', 'items', 'list'] },
  references: {
    name: ['title', 'referee', 'person'],
    reference: ['quote', 'summary', 'recommendation', 'contact', ...SUMMARY],
  },
  projects: {
    name: ['title', 'project'],
    description: ['summary', 'text', 'notes'],
    keywords: ['technologies', 'tags', 'skills', 'tools', 'stack'],
    roles: ['role', 'position'],
    entity: ['organization', 'organisation', 'company', 'client'],
    type: ['kind', 'category'],
    url: [...LINK, 'repository', 'github'],
    ...PERIOD,
    ...LINES,
  },
};

/** Keys that describe an entry to a program and not to a reader. */
export const TECHNICAL_KEY =
  /^(?:[$@_].*|x-.*|id|uuid|guid|slug|icon|color|visible|hidden|order|version|meta)$/i;

/** Returns the keys of an object by the field that they represent, and the keys that represent none. */
export function fieldsOf(
  value: object,
  fields: readonly string[],
  names: Names = {},
): { found: Map<string, string[]>; others: string[] } {
  const keys = Object.keys(value);
  const found = new Map<string, string[]>();
  const used = new Set<string>();
  const take = (field: string, name: string) => {
    for (const key of keys) {
      if (used.has(key) || plainKey(key) !== plainKey(name)) continue;
      used.add(key);
      found.set(field, [...(found.get(field) ?? []), key]);
    }
  };
  for (const field of fields) take(field, field);
  for (const field of fields) for (const name of names[field] ?? []) take(field, name);
  return { found, others: keys.filter((key) => !used.has(key)) };
}

/** Makes `startDate`, `Start Date` and `start_date` the same. */
const plainKey = (key: string): string => key.toLowerCase().replaceAll(/[^a-z\d$]/g, '');
