import { anApplicantListItem } from '@cpa/shared/testing';
import { filterApplicants, vacanciesOf } from './applicantFilter.ts';

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
const everybody = [nunez, tromp, erased];
const any = { status: null, vacancyId: null, search: '' };

describe('narrowing the list of applicants', () => {
  it('shows everybody, erased people too, while nothing is asked', () => {
    expect(filterApplicants(everybody, any)).toEqual(everybody);
  });

  it('finds a name without its accents and in any case', () => {
    expect(filterApplicants(everybody, { ...any, search: ' nunez ' })).toEqual([nunez]);
  });

  it('never finds an erased person by name', () => {
    expect(filterApplicants(everybody, { ...any, search: 'null' })).toEqual([]);
  });

  it('wants status and vacancy both to match', () => {
    expect(filterApplicants(everybody, { ...any, status: 'new', vacancyId: 10 })).toEqual([nunez, erased]);
    expect(filterApplicants(everybody, { ...any, status: 'offer', vacancyId: 10 })).toEqual([]);
  });

  it('offers each vacancy once, by title', () => {
    expect(vacanciesOf(everybody)).toEqual([
      { id: 11, title: 'Barista' },
      { id: 10, title: 'Line Cook' },
    ]);
  });
});
