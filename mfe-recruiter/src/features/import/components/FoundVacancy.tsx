import type { ScrapedVacancy } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import { Badge, BanknoteIcon, Card, Checkbox, Link, MapPinIcon, VisuallyHidden } from '@cpa/shared/ui';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { type TextKey, useText } from '../../../messages/texts.ts';
import { type Edit, isTitleMissing, titleOf } from '../model/edit.ts';
import { type MissingField, missingFields } from '../model/missingFields.ts';
import { events } from '../state/importSlice.ts';
import { Comparison } from './comparison/Comparison.tsx';
import styles from './FoundVacancy.module.css';
import summaryStyles from './Summary.module.css';
import { FoundVacancyForm } from './FoundVacancyForm.tsx';
import { SourceLink } from './SourceLink.tsx';

type FoundVacancyProps = { vacancy: ScrapedVacancy; edit: Edit | undefined; isPicked: boolean };

export const titleFieldId = (id: number) => `found-${id}-title`;

/** A vacancy found on the careers page, with its missing fields. */
export function FoundVacancy({ vacancy, edit, isPicked }: FoundVacancyProps) {
  const t = useText();
  const dispatch = useDispatch();
  const heading = useId();
  const { id, incomplete, posted, source_url, vacancy_id, vacancy_status } = vacancy;
  const title = titleOf(vacancy, edit) || t('import.untitled');
  const isImported = vacancy_id !== null;
  return (
    <Card
      as="li"
      className="stack-2 one-column"
      tone={isImported ? 'quiet' : 'plain'}
      aria-labelledby={heading}
    >
      <div className="row-1-3 center between">
        <h3 id={heading} className={styles.title}>
          {isImported ? (
            title
          ) : (
            <Checkbox
              label={title}
              checked={isPicked}
              onChange={({ target }) => dispatch(events.pickChanged({ id, isPicked: target.checked }))}
            />
          )}
        </h3>
        {isImported && (
          <Badge tone={vacancy_status === 'draft' ? 'warning' : 'success'}>
            {t(`import.imported.${vacancy_status ?? 'unknown'}`)}
          </Badge>
        )}
        {posted && !isImported && <Badge tone="info">{t('import.alreadyPosted')}</Badge>}
        {incomplete && !isImported && <Badge tone="warning">{t('import.incomplete')}</Badge>}
      </div>
      <Facts vacancy={vacancy} />
      <p className="text-14">
        <SourceLink url={source_url} />
      </p>
      {isImported ? (
        <>
          <ImportedLinks id={vacancy_id} isDraft={vacancy_status === 'draft'} title={title} />
          <Comparison vacancy={vacancy} edit={{}} postedId={vacancy_id} />
        </>
      ) : (
        <>
          {posted && (
            <>
              <p>
                {t(`import.posted.${posted.status}`, { title: posted.title })}{' '}
                {t(isPicked ? 'import.posted.picked' : 'import.posted.skipped')}
              </p>
              <Comparison vacancy={vacancy} edit={edit ?? {}} postedId={posted.id} />
            </>
          )}
          <MissingFields vacancy={vacancy} edit={edit} />
          <details className={styles.details} open={isTitleMissing(vacancy, edit) || undefined}>
            <summary className={summaryStyles.summary}>
              {t('import.edit')}
              <VisuallyHidden>{` ${title}`}</VisuallyHidden>
            </summary>
            <FoundVacancyForm vacancy={vacancy} edit={edit ?? {}} titleId={titleFieldId(id)} />
          </details>
        </>
      )}
    </Card>
  );
}

/** Links to the editor and, once it is published, to the public page of an imported vacancy. */
function ImportedLinks({ id, isDraft, title }: { id: number; isDraft: boolean; title: string }) {
  const t = useText();
  return (
    <p className="row-1-4">
      <Link to={paths.recruiter.editVacancy(id)}>
        {t(isDraft ? 'import.openDraft' : 'import.openEditor')}
        <VisuallyHidden>{` ${title}`}</VisuallyHidden>
      </Link>
      {!isDraft && (
        <Link to={paths.vacancy(id)}>
          {t('import.view')}
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Link>
      )}
    </p>
  );
}

function Facts({ vacancy }: { vacancy: ScrapedVacancy }) {
  const { formatSalary } = useFormat();
  const place = vacancy.place ?? vacancy.location_district?.name;
  const salary = formatSalary(vacancy) ?? vacancy.salary_text;
  if (!place && !salary) return null;
  return (
    <p className={styles.facts}>
      {place && (
        <span>
          <MapPinIcon />
          {place}
        </span>
      )}
      {salary && (
        <span>
          <BanknoteIcon />
          {salary}
        </span>
      )}
    </p>
  );
}

function MissingFields({ vacancy, edit }: { vacancy: ScrapedVacancy; edit: Edit | undefined }) {
  const t = useText();
  const { formatList } = useFormat();
  const { required, optional } = missingFields(vacancy, edit);
  const names = (fields: MissingField[]) =>
    formatList(fields.map((field) => t(`import.field.${field}` satisfies TextKey)));
  return (
    <>
      {required.length > 0 && (
        <p className={styles.required}>{t('import.required', { fields: names(required) })}</p>
      )}
      {optional.length > 0 && <p className="mute">{t('import.optional', { fields: names(optional) })}</p>}
    </>
  );
}
