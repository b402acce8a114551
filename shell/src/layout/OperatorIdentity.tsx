import type { Operator } from '@cpa/shared/contracts';
import { createContext, use } from 'react';
import { useText } from '../messages/texts.ts';
import styles from './OperatorIdentity.module.css';

/** Operator of the site; null while that is unknown. */
export const OperatorContext = createContext<Operator | null>(null);

/** States the operator of the site and its contact details. */
export function OperatorIdentity() {
  const t = useText();
  const operator = use(OperatorContext);
  if (!operator) return null;
  const { name, address, phone, email, registration } = operator;
  return (
    <address className={styles.operator}>
      <span>{t('footer.operator', { name })}</span>
      <span>{address}</span>
      {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
      {email && (
        <a href={`mailto:${email}`} translate="no">
          {email}
        </a>
      )}
      {registration && <span>{registration}</span>}
    </address>
  );
}
