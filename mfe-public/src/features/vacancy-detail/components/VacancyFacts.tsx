import type { OptionRef, Vacancy } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { useText } from '../../../messages/texts.ts';
import type { Closing } from '../model/closing.ts';
import styles from './VacancyFacts.module.css';

type VacancyFactsProps = {
  vacancy: Vacancy;
  closing: Closing;
  /** `key`: salary, hours, languages and closing date, above the text. `more`: the others, below it. */
  kind: 'key' | 'more';
};

/** Facts of a vacancy. The district is beside the company and is not repeated. */
export function VacancyFacts({ vacancy, closing, kind }: VacancyFactsProps) {
  const t = useText();
  const { formatSalary } = useFormat();
  const closes = useClosingText(closing);
  const key = [
    { name: t('vacancy.salary'), value: formatSalary(vacancy) ?? t('vacancy.salaryUnknown') },
    { name: t('vacancy.workload'), value: names(vacancy.workloads) },
    { name: t('vacancy.languages'), value: names(vacancy.languages) || t('vacancy.languagesAny') },
    { name: t('vacancy.closes'), value: closes },
  ];
  const more = [
    { name: t('vacancy.education'), value: names(vacancy.educations) || t('vacancy.educationAny') },
    {
      name: t('vacancy.remote'),
      value: vacancy.remote === 'no' ? '' : t(`vacancy.remote.${vacancy.remote}`),
    },
    // Omit the permit when everyone can apply.
    {
      name: t('vacancy.permit'),
      value: vacancy.work_permit === 'any' ? '' : t(`vacancy.permit.${vacancy.work_permit}`),
    },
  ];
  const facts = (kind === 'key' ? key : more).filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
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

function names(options: readonly OptionRef[]): string {
  return options.map(({ name }) => name).join(', ');
}
