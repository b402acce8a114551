import { type ApplicationStatus, langTag } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { pathIcon } from '@cpa/shared/ui/area';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { recruiterPaths } from '../../../../routing/recruiterPaths.ts';
import { selectCompanyFilter } from '../../../../selected-company/selectedCompany.ts';
import { entries } from '../../model/entries.ts';
import { findMatches, type Findable } from '../../model/findMatches.ts';
import { foundApplicants, foundVacancies } from '../../state/find.ts';

type Found = Findable & {
  to: string;
  Icon: ReturnType<typeof pathIcon>;
  /** Shown after the name. */
  note?: string | undefined;
  /** Language tag of the name, or of the note of an applicant. */
  lang?: string;
  status?: ApplicationStatus;
};

export type FoundGroup = { name: string; found: readonly Found[] };

/** Vacancies or applicants of a group; the rest is found on the page of its last line. */
const MOST = 5;
/** The same with several companies. */
const MOST_OF_COMPANIES = 20;

/** Returns the vacancies, applicants and pages with the typed words; all pages when nothing is typed. */
export function useFound(typed: string): FoundGroup[] {
  const t = useText();
  const vacancies = useSelector(foundVacancies.select).data;
  const applicants = useSelector(foundApplicants.select).data;
  const hasOneCompany = useSelector(selectCompanyFilter) === null;
  return useMemo(() => {
    const iconOf = (page: string) => entries.find(({ to }) => to === page)!.Icon;
    const [vacancyIcon, applicantIcon] = [
      iconOf(paths.recruiter.vacancies),
      iconOf(recruiterPaths.applicants),
    ];
    const pages: Found[] = [
      ...entries.map(({ to, label, Icon }) => ({ to, name: t(label), Icon })),
      { to: paths.recruiter.newVacancy, name: t('vacancies.create'), Icon: vacancyIcon },
      { to: recruiterPaths.members, name: t('members.page'), Icon: iconOf(recruiterPaths.company) },
    ];
    if (typed.trim() === '') return [{ name: t('find.pages'), found: pages }];
    const query = `?search=${encodeURIComponent(typed.trim())}`;
    // The page behind the last line lists the selected company only.
    const some = (found: Found[], rest: Found) =>
      hasOneCompany && found.length > MOST
        ? [...found.slice(0, MOST), rest]
        : found.slice(0, MOST_OF_COMPANIES);
    const vacancyLines = (vacancies ?? []).map(
      ({ id, title, text_language, status, applicants_count: count, company }): Found => ({
        to: status === 'draft' ? paths.recruiter.editVacancy(id) : recruiterPaths.vacancyApplicants(id),
        name: title,
        words: company.name,
        note: t('find.applicants', { count }),
        lang: langTag(text_language),
        Icon: vacancyIcon,
      }),
    );
    const applicantLines = (applicants ?? []).flatMap(
      ({ id, name, headline, tags, vacancy_title: note, vacancy_language, status }): Found[] =>
        name === null
          ? []
          : [
              {
                to: recruiterPaths.applicant(id),
                name,
                words: [headline, note, ...tags].join('\n'),
                note,
                lang: langTag(vacancy_language),
                status,
                Icon: applicantIcon,
              },
            ],
    );
    return [
      {
        name: t('area.vacancies'),
        found: some(findMatches(vacancyLines, typed), {
          to: `${paths.recruiter.vacancies}${query}`,
          name: t('find.allVacancies'),
          Icon: vacancyIcon,
        }),
      },
      {
        name: t('area.applicants'),
        found: some(findMatches(applicantLines, typed), {
          to: `${recruiterPaths.applicants}${query}`,
          name: t('find.allApplicants'),
          Icon: applicantIcon,
        }),
      },
      { name: t('find.pages'), found: findMatches(pages, typed) },
    ].filter(({ found }) => found.length > 0);
  }, [t, vacancies, applicants, hasOneCompany, typed]);
}
