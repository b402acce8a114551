import type { OptionRef, Vacancy } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { useText } from '../../../messages/texts.ts';
import type { Closing } from '../model/closing.ts';
import styles from './VacancyArticle.module.css';

/** Key facts: salary, workload, languages and closing date. */
export function VacancyFacts({ vacancy, closing }: { vacancy: Vacancy; closing: Closing }) {
  const t = useText();
  const { formatSalary } = useFormat();
  const closes = useClosingText(closing);
  const place = vacancy.location_district?.name ?? t('vacancy.placeUnknown');
  const facts = [
    { name: t('vacancy.salary'), value: formatSalary(vacancy) ?? t('vacancy.salaryUnknown') },
    { name: t('vacancy.workload'), value: names(vacancy.workloads) },
    { name: t('vacancy.languages'), value: names(vacancy.languages) || t('vacancy.languagesAny') },
    { name: t('vacancy.closes'), value: closes },
    { name: t('vacancy.education'), value: names(vacancy.educations) || t('vacancy.educationAny') },
    { name: t('vacancy.place'), value: t(`vacancy.remote.${vacancy.remote}`, { place }) },
    // Omit the permit when everyone can apply.
    {
      name: t('vacancy.permit'),
      value: vacancy.work_permit === 'any' ? '' : t(`vacancy.permit.${vacancy.work_permit}`),
    },
  ].filter(({ value }) => value !== '');
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
