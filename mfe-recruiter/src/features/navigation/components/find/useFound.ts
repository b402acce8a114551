import { type ApplicationStatus, langTag } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { pathIcon } from '@cpa/shared/ui/area';
import { useMemo, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { useText } from '../../../../messages/texts.ts';
import { recruiterPaths } from '../../../../routing/recruiterPaths.ts';
import { selectCompanyFilter } from '../../../../selected-company/selectedCompany.ts';
import { entries } from '../../model/entries.ts';
import { findMatches, type Findable } from '../../model/findMatches.ts';
import { foundApplicants, foundVacancies } from '../../state/find.ts';
import { isSame, openedAt, recentlyOpened } from '../../state/recentlyOpened.ts';

type Found = Findable & {
  to: string;
  Icon: ReturnType<typeof pathIcon>;
  /** Shown after the name. */
  note?: string | undefined;
  /** Language tag of the name, or of the note of an applicant. */
  lang?: string;
  status?: ApplicationStatus;
};

type Listed = Found & { id: number };

export type FoundGroup = { name: string; found: readonly Found[] };

/** Vacancies or applicants of a group; the rest is found on the page of its last line. */
const MOST = 5;
/** The same with several companies. */
const MOST_OF_COMPANIES = 20;

/**
 * Returns the vacancies, applicants and pages with the typed words. When nothing is typed: what the account opened last
 * on this device but the open page, and all pages.
 */
export function useFound(typed: string): FoundGroup[] {
  const t = useText();
  const vacancies = useSelector(foundVacancies.select).data;
  const applicants = useSelector(foundApplicants.select).data;
  const hasOneCompany = useSelector(selectCompanyFilter) === null;
  const recent = useSyncExternalStore(recentlyOpened.subscribe, recentlyOpened.read, () => null);
  const { pathname } = useLocation();
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
    const query = `?search=${encodeURIComponent(typed.trim())}`;
    // The page behind the last line lists the selected company only.
    const some = (found: Found[], rest: Found) =>
      hasOneCompany && found.length > MOST
        ? [...found.slice(0, MOST), rest]
        : found.slice(0, MOST_OF_COMPANIES);
    const vacancyLines = (vacancies ?? []).map(
      ({ id, title, text_language, status, applicants_count: count, company }): Listed => ({
        id,
        to: status === 'draft' ? paths.recruiter.editVacancy(id) : recruiterPaths.vacancyApplicants(id),
        name: title,
        words: company.name,
        note: t('find.applicants', { count }),
        lang: langTag(text_language),
        Icon: vacancyIcon,
      }),
    );
    const applicantLines = (applicants ?? []).flatMap(
      ({ id, name, headline, tags, vacancy_title: note, vacancy_language, status }): Listed[] =>
        name === null
          ? []
          : [
              {
                id,
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
    if (typed.trim() === '') {
      const lines = { vacancy: vacancyLines, applicant: applicantLines };
      const open = openedAt(pathname);
      const found = (recent ?? [])
        .filter((opened) => !isSame(opened, open))
        .flatMap(({ kind, id }) => lines[kind].find((line) => line.id === id) ?? []);
      const all = { name: t('find.pages'), found: pages };
      return found.length > 0 ? [{ name: t('find.recent'), found: found.slice(0, MOST) }, all] : [all];
    }
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
  }, [t, vacancies, applicants, hasOneCompany, typed, recent, pathname]);
}
