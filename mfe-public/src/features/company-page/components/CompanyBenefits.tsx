import type { Company } from '@cpa/shared/contracts';
import { BanknoteIcon, CalendarIcon, CheckIcon } from '@cpa/shared/ui';
import { BusIcon, GraduationCapIcon, HeartPulseIcon, UtensilsIcon } from '@cpa/shared/ui/icons';
import { useText } from '../../../messages/laterTexts.ts';
import { type BenefitKind, readBenefit } from '../model/benefit.ts';
import styles from './CompanyPage.module.css';

const ICONS: Record<BenefitKind, typeof CheckIcon> = {
  meal: UtensilsIcon,
  training: GraduationCapIcon,
  health: HeartPulseIcon,
  travel: BusIcon,
  money: BanknoteIcon,
  time: CalendarIcon,
  other: CheckIcon,
};

/** Benefits of employees, each with an icon that its text selects. */
export function CompanyBenefits({ company }: { company: Company }) {
  const t = useText();
  return (
    <section id="benefits" aria-labelledby="benefits-heading">
      <h2 id="benefits-heading" className={styles.heading}>
        {t('company.benefits')}
      </h2>
      <ul className={styles.benefits}>
        {company.benefits.map((text) => {
          const { name, detail, kind } = readBenefit(text);
          const Icon = ICONS[kind];
          return (
            <li key={text} className="row-3 center break shrink">
              <span className={styles.tile}>
                <Icon size={20} />
              </span>
              <span dir="auto" lang="">
                <strong className="block">{name}</strong>
                {detail && <span className="mute text-14 block">{detail}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
