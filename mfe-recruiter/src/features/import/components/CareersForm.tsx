import { fieldErrors } from '@cpa/shared/http';
import { selectProfile } from '@cpa/shared/session';
import { Button, Card, DownloadIcon, LoadingArea, NativeSelect, Skeleton, TextField } from '@cpa/shared/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { parseCareersUrl } from '../model/parseCareersUrl.ts';
import { companyChosen, fetchRequested } from '../state/importEvents.ts';
import { selectImport } from '../state/importSlice.ts';
import styles from './CareersForm.module.css';

/** Company and URL of its careers page. A changed URL is saved to the company. */
export function CareersForm() {
  const t = useText();
  const dispatch = useDispatch();
  const { status, careersUrl, results, error } = useSelector(selectImport);
  const [url, setUrl] = useState(careersUrl ?? '');
  const [isTouched, setIsTouched] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const validUrl = parseCareersUrl(url);
  const serverError = fieldErrors(error)['careers_url']?.[0];

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTouched(true);
    if (validUrl) dispatch(fetchRequested({ careersUrl: validUrl }));
    else field.current?.focus();
  };
  return (
    <Card as="section" tone="quiet" aria-label={t('import.form.label')}>
      <form className="stack-4 one-column" noValidate onSubmit={submit}>
        <CompanySelect isDisabled={status !== 'ready'} />
        <TextField
          ref={field}
          type="url"
          inputMode="url"
          label={t('import.form.url')}
          hint={t(careersUrl === null ? 'import.form.hintNew' : 'import.form.hint')}
          error={isTouched && !validUrl ? t('import.form.invalid') : serverError}
          placeholder="https://"
          required
          readOnly={status === 'fetching'}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          onBlur={() => setIsTouched(url !== '')}
        />
        <div className="row-3 wrap">
          <Button
            type="submit"
            variant={results ? 'secondary' : 'primary'}
            icon={<DownloadIcon />}
            isLoading={status === 'fetching'}
            aria-disabled={status === 'saving'}
          >
            {t(results ? 'import.form.again' : 'import.form.start')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Renders nothing for recruiters with one company. */
function CompanySelect({ isDisabled }: { isDisabled: boolean }) {
  const t = useText();
  const dispatch = useDispatch();
  const companies = useSelector(selectProfile)?.companies ?? [];
  const { companyId } = useSelector(selectImport);
  if (companies.length < 2) return null;
  return (
    <NativeSelect
      label={t('import.form.company')}
      disabled={isDisabled}
      value={companyId ?? ''}
      onChange={({ target }) => dispatch(companyChosen({ companyId: Number(target.value) }))}
    >
      {companies.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}

/** A placeholder with the height of the form. */
export function CareersFormLoading() {
  const t = useText();
  return (
    <LoadingArea label={t('import.loading')}>
      <Skeleton shape="block" className={styles.loading!} height="" />
    </LoadingArea>
  );
}
