import { anApplicantListItem } from '@cpa/shared/testing';
import { filterApplicants, vacancyOptions } from './applicantFilter.ts';

const nunez = anApplicantListItem({
  id: 1,
  name: 'Xiomara Núñez',
  status: 'new',
  vacancy_id: 10,
  vacancy_title: 'Line Cook',
});
const tromp = anApplicantListItem({
  id: 2,
  name: 'Aisha Tromp',
  status: 'offer',
  vacancy_id: 11,
  vacancy_title: 'Barista',
});
const erased = anApplicantListItem({
  id: 3,
  name: null,
  status: 'new',
  vacancy_id: 10,
  vacancy_title: 'Line Cook',
});
const allApplicants = [nunez, tromp, erased];
const any = { status: null, vacancyId: null, search: '' };

describe('applicantFilter', () => {
  it('returns all applicants, including erased ones, for an empty filter', () => {
    expect(filterApplicants(allApplicants, any)).toEqual(allApplicants);
  });

  it('matches names regardless of case and accents', () => {
    expect(filterApplicants(allApplicants, { ...any, search: ' nunez ' })).toEqual([nunez]);
  });

  it('never matches an erased applicant by name', () => {
    expect(filterApplicants(allApplicants, { ...any, search: 'null' })).toEqual([]);
  });

  it('requires status and vacancy to match', () => {
    expect(filterApplicants(allApplicants, { ...any, status: 'new', vacancyId: 10 })).toEqual([
      nunez,
      erased,
    ]);
    expect(filterApplicants(allApplicants, { ...any, status: 'offer', vacancyId: 10 })).toEqual([]);
  });

  it('lists each vacancy once, sorted by title', () => {
    expect(vacancyOptions(allApplicants)).toEqual([
      { id: 11, title: 'Barista' },
      { id: 10, title: 'Line Cook' },
    ]);
  });
});
