import type { OptionRef, Vacancy, VacancyCard } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { Skeleton } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/texts.ts';
import type { Closing } from '../model/closing.ts';
import styles from './VacancyFacts.module.css';

type KeyFactsProps = {
  /** A card of a list does not state the languages, which are an outline then. */
  vacancy: VacancyCard & Partial<Pick<Vacancy, 'languages'>>;
  closing: Closing;
};

/** Salary, hours, languages and closing date, above the text. The district is beside the company and is not repeated. */
export function KeyFacts({ vacancy, closing }: KeyFactsProps) {
  const t = useText();
  const { formatSalary } = useFormat();
  const closes = useClosingText(closing);
  const names = useNames();
  const { workloads, languages } = vacancy;
  return (
    <FactList
      facts={[
        { name: t('vacancy.salary'), value: formatSalary(vacancy) ?? t('vacancy.salaryUnknown') },
        { name: t('vacancy.workload'), value: names(workloads) },
        {
          name: t('vacancy.languages'),
          value: languages ? names(languages) || t('vacancy.languagesAny') : <Skeleton height="1lh" />,
        },
        { name: t('vacancy.closes'), value: closes },
      ]}
    />
  );
}

/** The other facts, below the text. */
export function MoreFacts({ vacancy }: { vacancy: Vacancy }) {
  const t = useText();
  const names = useNames();
  const { educations, remote, work_permit } = vacancy;
  return (
    <FactList
      facts={[
        { name: t('vacancy.education'), value: names(educations) || t('vacancy.educationAny') },
        { name: t('vacancy.remote'), value: remote === 'no' ? '' : t(`vacancy.remote.${remote}`) },
        // Omit the permit when everyone can apply.
        { name: t('vacancy.permit'), value: work_permit === 'any' ? '' : t(`vacancy.permit.${work_permit}`) },
      ]}
    />
  );
}

function FactList({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  const stated = facts.filter(({ value }) => value !== '');
  if (stated.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {stated.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useClosingText(closing: Closing): string {
  const t = useText();
  const { closesIn } = useFormat();
  if (closing.kind === 'open') return closesIn(closing.day);
  return closing.kind === 'always' ? t('vacancy.closesNever') : t('vacancy.closesClosed');
}

function useNames(): (options: readonly OptionRef[]) => string {
  const nameOf = useOptionName();
  return (options) => options.map(({ name }) => nameOf(name)).join(', ');
}
