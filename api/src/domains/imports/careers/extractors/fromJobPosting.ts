import type { FoundVacancy } from '../foundVacancy.ts';
import { isObject, joined, listed, saying, together, type Said } from '../reading/stated.ts';
import type { SalarySaid } from '../reading/statements.ts';
import { toFoundVacancy } from '../reading/toFoundVacancy.ts';
import type { WebDocument } from '../webDocument.ts';

/** Converts a schema.org JobPosting from JSON-LD or microdata. https://schema.org/JobPosting */
export function fromJobPosting(
  document: WebDocument,
  foundBy: string,
  posting: Record<string, unknown>,
): FoundVacancy | undefined {
  const say = saying(posting, 'JobPosting');
  return toFoundVacancy(document, foundBy, {
    id: say('identifier.value', 'identifier.name', 'identifier', '@id', 'url'),
    title: say('title', 'name'),
    description: say('description'),
    requirements: textOf(say('qualifications', 'experienceRequirements.description', 'skills')),
    benefits: textOf(say('jobBenefits', 'incentiveCompensation')),
    url: say('url', 'mainEntityOfPage.@id', 'mainEntityOfPage', 'sameAs'),
    place: placeOf(posting),
    remote: remoteOf(say('jobLocationType')),
    employment: say('employmentType'),
    industries: say('industry'),
    education: say('educationRequirements.credentialCategory', 'educationRequirements'),
    posted: say('datePosted'),
    validThrough: say('validThrough'),
    salary: salaryOf(posting),
  });
}

function placeOf(posting: Record<string, unknown>): Said | undefined {
  const places = listed(posting['jobLocation']).map((location) => {
    const say = saying(location, 'JobPosting.jobLocation');
    const parts = ['addressLocality', 'addressRegion', 'addressCountry'].map((part) =>
      say(`address.${part}.name`, `address.${part}`, part),
    );
    return joined(...parts) ?? say('address', 'name') ?? whole(location);
  });
  return together(places.filter((place) => typeof place?.value === 'string'));
}

const whole = (location: unknown): Said | undefined =>
  typeof location === 'string' ? { value: location, at: 'JobPosting.jobLocation' } : undefined;

function remoteOf(type: Said | undefined): Said | undefined {
  return type?.value === 'TELECOMMUTE' ? { ...type, value: 'remote' } : type;
}

function salaryOf(posting: Record<string, unknown>): SalarySaid {
  // Skips `estimatedSalary`, which is an estimate of the page, not a statement of the employer.
  const key = 'baseSalary';
  const [salary] = listed(posting[key]);
  const say = saying({ ...posting, [key]: salary }, 'JobPosting');
  const value = isObject(salary) ? say(`${key}.value`) : say(key);
  const isText = typeof value?.value === 'string' && !/^[\d.,]+$/.test(value.value);
  const amount = isText ? undefined : (say(`${key}.value.value`) ?? plain(value));
  return {
    text: isText ? value : undefined,
    min: say(`${key}.value.minValue`, `${key}.minValue`) ?? amount,
    max: say(`${key}.value.maxValue`, `${key}.maxValue`) ?? amount,
    currency: say(`${key}.currency`, 'salaryCurrency'),
    period: say(`${key}.value.unitText`, `${key}.unitText`),
  };
}

const plain = (said: Said | undefined): Said | undefined =>
  typeof said?.value === 'number' || typeof said?.value === 'string' ? said : undefined;

function textOf(said: Said | undefined): Said | undefined {
  if (!said) return undefined;
  const texts = listed(said.value).filter((text) => typeof text === 'string');
  return texts.length === 0 ? undefined : { ...said, value: texts.join('\n') };
}
