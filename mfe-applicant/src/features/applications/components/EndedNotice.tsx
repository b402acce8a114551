import type { ApplicantApplication } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Card } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';

/** States that the vacancy was closed or the company has left, and when. */
export function EndedNotice({ application: { ended, vacancy } }: { application: ApplicantApplication }) {
  const t = useText();
  const { formatInstant } = useFormat();
  if (ended?.cause !== 'vacancy_closed' && ended?.cause !== 'company_gone') return null;
  return (
    <Card as="section" tone="quiet" aria-labelledby="ended">
      <h2 id="ended" className="text-20 below-2">
        {t(`ended.${ended.cause}`, { company: vacancy.company.name })}
      </h2>
      <p>
        {ended.at && <span>{`${formatInstant(ended.at)}. `}</span>}
        <span>{t(`ended.${ended.cause}.text`)}</span>
      </p>
    </Card>
  );
}
