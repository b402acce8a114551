import type { Company } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { CalendarIcon, CompanyIcon, MapPinIcon, UsersIcon } from '@cpa/shared/ui';
import { MessageIcon } from '@cpa/shared/ui/icons';
import { useText } from '../../../messages/laterTexts.ts';
import styles from './CompanyFacts.module.css';

/** Strip of facts. Omits missing values. */
export function CompanyFacts({ company }: { company: Company }) {
  const t = useText();
  const nameOf = useOptionName();
  const { sectors, district, size, founded, answer_days } = company;
  const facts = [
    {
      name: t('company.sector', { count: sectors.length }),
      value: sectors.map(({ name }) => nameOf(name)).join(', '),
      Icon: CompanyIcon,
    },
    { name: t('company.district'), value: district?.name, Icon: MapPinIcon },
    { name: t('company.size'), value: size && nameOf(size.name), Icon: UsersIcon },
    { name: t('company.founded'), value: founded && String(founded), Icon: CalendarIcon },
    {
      name: t('company.answers'),
      value: answer_days && t('company.answerDays', { count: answer_days }),
      Icon: MessageIcon,
    },
  ].filter(({ value }) => Boolean(value));
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, Icon }) => (
        <div key={name} className={styles.fact}>
          <dt>
            <Icon size={18} className={styles.icon} />
            {name}
          </dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
