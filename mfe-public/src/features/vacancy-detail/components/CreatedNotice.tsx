import { useHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { CircleCheckIcon, LinkButton, SparklesIcon } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import { selectIsOwnCompany, type SessionRoot } from '../../../viewer/selectIsOwnCompany.ts';
import { selectVacancyRecord } from '../state/vacancyDetailSlice.ts';
import styles from './CreatedNotice.module.css';

/**
 * Confirms that a vacancy was created and offers to sponsor it. Only shown to recruiters of the company who come
 * from the form, with `?created=true`.
 */
export function CreatedNotice({ id }: { id: number }) {
  const t = useText();
  const { links } = useHost();
  const [params] = useSearchParams();
  const record = useSelector((state: object) => selectVacancyRecord(state, id));
  const vacancy = record?.status === 'loaded' ? record.vacancy : undefined;
  const isOwn = useSelector(
    (state: SessionRoot) => vacancy !== undefined && selectIsOwnCompany(state, vacancy.company.id),
  );
  if (params.get('created') !== 'true' || !isOwn || !vacancy) return null;
  const isOpen = vacancy.status === 'open';
  return (
    <div role="status" className={styles.notice}>
      <CircleCheckIcon />
      <div className={styles.text}>
        <p className="bold">{t(isOpen ? 'vacancy.createdTitle' : 'vacancy.draftTitle')}</p>
        <p>{t(isOpen ? 'vacancy.createdText' : 'vacancy.draftText')}</p>
        {isOpen && !vacancy.sponsored && <p>{t('vacancy.sponsorText')}</p>}
      </div>
      <div className="row-2 wrap">
        {isOpen && !vacancy.sponsored && (
          <LinkButton to={links.to('sponsor', { vacancy: id }) ?? paths.plans} icon={<SparklesIcon />}>
            {t('vacancy.sponsor')}
          </LinkButton>
        )}
        <LinkButton variant="secondary" to={paths.recruiter.vacancies}>
          {t('vacancy.yourVacancies')}
        </LinkButton>
      </div>
    </div>
  );
}
