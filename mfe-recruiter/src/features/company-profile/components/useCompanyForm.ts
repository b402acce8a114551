import type { OwnCompany } from '@cpa/shared/contracts';
import { fieldErrors } from '@cpa/shared/http';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import {
  changedFields,
  type CompanyField,
  type CompanyForm,
  EMPTY_FORM,
  formDataOf,
  formOf,
  invalidFields,
  localDigits,
} from '../model/companyForm.ts';
import { readDraft, writeDraft } from '../state/companyDraft.ts';
import { events, selectCompanyState } from '../state/companySlice.ts';
import { useCompanyImages } from './useCompanyImages.ts';

export type CompanyFormState = ReturnType<typeof useCompanyForm>;

/** The values, images and errors of the company form. Typed values are stored in this browser until they are saved. */
export function useCompanyForm(company: OwnCompany | null, element: RefObject<HTMLFormElement | null>) {
  const t = useText();
  const dispatch = useDispatch();
  const { status, error } = useSelector(selectCompanyState);
  const start = company ? formOf(company) : EMPTY_FORM;
  const [form, setForm] = useState<CompanyForm>(() => readDraft(company?.id ?? null) ?? start);
  const [touched, setTouched] = useState<ReadonlySet<CompanyField>>(new Set());
  /** Fields that were changed after the server rejected them. */
  const [corrected, setCorrected] = useState<ReadonlySet<CompanyField>>(new Set());
  const images = useCompanyImages(company);

  const changed = changedFields(start, form);
  const isDirty = changed.length > 0 || images.changed.length > 0;
  const invalid = invalidFields(form);

  const errorOf = (field: CompanyField): string | undefined => {
    const fromServer = corrected.has(field) ? undefined : fieldErrors(error)[field]?.[0];
    if (!invalid.includes(field) || !touched.has(field)) return fromServer;
    if (field === 'phone' || field === 'whatsapp')
      return t('company.error.phone', { count: localDigits(form[field]) });
    return t(`company.error.${field}`);
  };

  const change = <Field extends CompanyField>(field: Field, value: CompanyForm[Field]) => {
    const next = { ...form, [field]: value };
    setForm(next);
    setCorrected(new Set([...corrected, field]));
    writeDraft(company?.id ?? null, changedFields(start, next).length > 0 ? next : null);
  };

  const focusInvalid = useEffectEvent(() =>
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  );
  useEffect(() => {
    if (error) focusInvalid();
  }, [error]);

  return {
    form,
    images,
    isDirty,
    changed: [...images.changed, ...changed],
    status,
    errorOf,
    errors: [
      ...new Set([...invalid.filter((field) => touched.has(field)), ...serverFields(error, corrected)]),
    ],
    change,
    blur: (field: CompanyField) => setTouched(new Set([...touched, field])),
    discard: () => {
      setForm(start);
      setTouched(new Set());
      images.reset();
      writeDraft(company?.id ?? null, null);
    },
    submit: () => {
      setTouched(new Set([...touched, ...invalid]));
      setCorrected(new Set());
      const [first] = invalid;
      if (first) return element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      dispatch(events.saveRequested(formDataOf(form, company ? changed : filled(form), images.upload)));
    },
  };
}

/** Fields of a new company that have a value. */
function filled(form: CompanyForm): CompanyField[] {
  return changedFields(EMPTY_FORM, form);
}

function serverFields(
  error: { errors: Record<string, string[]> } | null,
  corrected: ReadonlySet<CompanyField>,
): string[] {
  return Object.keys(error?.errors ?? {}).filter((field) => !corrected.has(field as CompanyField));
}
