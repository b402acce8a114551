import { selectProfile } from '@cpa/shared/session';
import { Button, Card, DownloadIcon, LoadingArea, NativeSelect, Skeleton, TextField } from '@cpa/shared/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { careersAddress } from '../model/careersAddress.ts';
import { companyChosen, fetchRequested } from '../state/importEvents.ts';
import { selectImport } from '../state/importSlice.ts';
import styles from './CareersForm.module.css';

/** Whose careers page, and where it is; an address that is new is saved with the company. */
export function CareersForm() {
  const t = useText();
  const dispatch = useDispatch();
  const { status, careersUrl, findings, failure } = useSelector(selectImport);
  const [address, setAddress] = useState(careersUrl ?? '');
  const [isLeft, setIsLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const valid = careersAddress(address);
  const refused = failure?.errors['careers_url']?.[0];

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsLeft(true);
    if (valid) dispatch(fetchRequested({ careersUrl: valid }));
    else field.current?.focus();
  };
  return (
    <Card as="section" tone="quiet" aria-label={t('import.form.label')}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <CompanyChoice isDisabled={status !== 'ready'} />
        <TextField
          ref={field}
          type="url"
          inputMode="url"
          label={t('import.form.address')}
          hint={t(careersUrl === null ? 'import.form.hintNew' : 'import.form.hint')}
          error={isLeft && !valid ? t('import.form.invalid') : refused}
          placeholder="https://"
          required
          readOnly={status === 'fetching'}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          onBlur={() => setIsLeft(address !== '')}
        />
        <div className={styles.action}>
          <Button
            type="submit"
            variant={findings ? 'secondary' : 'primary'}
            icon={<DownloadIcon />}
            isLoading={status === 'fetching'}
            aria-disabled={status === 'saving'}
          >
            {t(findings ? 'import.form.again' : 'import.form.start')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Only who has several companies is asked. */
function CompanyChoice({ isDisabled }: { isDisabled: boolean }) {
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

/** As high as the form of one company. */
export function CareersFormLoading() {
  const t = useText();
  return (
    <LoadingArea label={t('import.loading')}>
      <Skeleton shape="block" className={styles.loading!} height="" />
    </LoadingArea>
  );
}
