import type { Options, OwnCompany, PictureKind } from '@cpa/shared/contracts';
import { useFocusAfterRemoval } from '@cpa/shared/ui';
import { useCallback, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LoadError } from '../../../errors/LoadError.tsx';
import { useText } from '../../../messages/texts.ts';
import { previewOf } from '../model/companyForm.ts';
import { events, selectCompanyState } from '../state/companySlice.ts';
import { AboutSection } from './AboutSection.tsx';
import styles from './CompanyEditor.module.css';
import { CompanyEditorLoading } from './CompanyEditorLoading.tsx';
import { CompanyPreview } from './CompanyPreview.tsx';
import { ContactSection } from './ContactSection.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { LookSection } from './LookSection.tsx';
import { PicturesSection } from './PicturesSection.tsx';
import { ReceiptSection } from './ReceiptSection.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useCompanyForm } from './useCompanyForm.ts';

/** The form of a company beside its public preview. `companyId` null: a new company. */
export function CompanyEditor({ companyId }: { companyId: number | null }) {
  const dispatch = useDispatch();
  const { status, company, options, error } = useSelector(selectCompanyState);
  if (status === 'failed') {
    return <LoadError error={error} onRetry={() => dispatch(events.editorOpened({ companyId }))} />;
  }
  if (status === 'idle' || status === 'loading' || !options) return <CompanyEditorLoading />;
  return <Form key={company?.id ?? 'new'} company={company} options={options} />;
}

function Form({ company, options }: { company: OwnCompany | null; options: Options }) {
  const t = useText();
  const element = useRef<HTMLFormElement>(null);
  const state = useCompanyForm(company, element);
  const isReadOnly = company !== null && company.membership !== 'owner';
  const { logo, cover } = state.images;
  const container = useFocusAfterRemoval();
  const [pending, setPending] = useState<readonly PictureKind[]>([]);
  const [isWarned, setIsWarned] = useState(false);
  const onPendingChange = useCallback((kind: PictureKind, isPending: boolean) => {
    setPending((before) => [...before.filter((other) => other !== kind), ...(isPending ? [kind] : [])]);
    setIsWarned(false);
  }, []);
  const save = () => {
    if (pending.length === 0) return state.submit();
    // Saving reloads the page, which would lose the picture.
    setIsWarned(true);
    element.current?.querySelector<HTMLElement>('[data-new-picture] :is(input, button)')?.focus();
  };
  return (
    <div ref={container} className={styles.columns}>
      <form
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {isReadOnly && <p className={styles.readOnly}>{t('company.readOnly')}</p>}
        <fieldset className={styles.fields} disabled={isReadOnly} aria-label={t('company.title')}>
          <LookSection state={state} name={state.form.name} />
          <AboutSection state={state} options={options} />
          <ContactSection state={state} />
          <ReceiptSection state={state} />
          {(['work', 'team'] as const).map((kind) => (
            <PicturesSection
              key={kind}
              kind={kind}
              company={company}
              isWarned={isWarned}
              onPendingChange={onPendingChange}
            />
          ))}
        </fieldset>
        <SaveBar state={state} isNew={company === null} />
        <LeaveGuard isActive={(state.isDirty || pending.length > 0) && state.status !== 'saved'} />
      </form>
      <CompanyPreview company={previewOf(state.form, { company, options }, { logo, cover })} />
    </div>
  );
}
