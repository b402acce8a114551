import { CircleAlertIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { BILLING_FIELDS, CARD_FIELDS } from '../model/cardForm.ts';
import styles from './CardPayment.module.css';
import { type CardFormApi, SERVER_ERROR } from './useCardForm.ts';

/** Lists the errors after a submit, each with a button that focuses its field. The first field has the focus. */
export function ErrorSummary({ form }: { form: CardFormApi }) {
  const t = useText();
  const { errors, submitCount } = form.formState;
  // The fields of a rejected order are announced where the form says that it was rejected.
  const wrong = [...CARD_FIELDS, ...BILLING_FIELDS].filter(
    (field) => errors[field] && errors[field].type !== SERVER_ERROR,
  );
  if (submitCount === 0 || wrong.length === 0) return null;
  return (
    <div role="alert" className={styles.summary}>
      <CircleAlertIcon />
      <div>
        <p className="bold">{t('pay.errors', { count: wrong.length })}</p>
        <ul>
          {wrong.map((field) => (
            <li key={field}>
              <button type="button" className={styles.toField} onClick={() => form.setFocus(field)}>
                {errors[field]?.message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
