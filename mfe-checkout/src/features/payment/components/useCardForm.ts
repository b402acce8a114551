import { type ApiErrorData, fieldErrors } from '@cpa/shared/http';
import { selectProfile } from '@cpa/shared/session';
import { useErrorLanguage, useServerErrors } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { billingDraft } from '../model/billingDraft.ts';
import { BILLING_FIELDS, type CardForm, CARD_FIELDS, EMPTY_BILLING, EMPTY_CARD } from '../model/cardForm.ts';

/** Type of an error that only the API finds. */
export const SERVER_ERROR = 'server';

const FIELDS = [...CARD_FIELDS, ...BILLING_FIELDS];

export type CardFormApi = UseFormReturn<CardForm>;

/** The form of a card payment. The billing address survives a reload in this tab; the card never does. */
export function useCardForm(error: ApiErrorData | null): CardFormApi {
  const profile = useSelector(selectProfile);
  const form = useForm<CardForm>({
    mode: 'onBlur',
    reValidateMode: 'onChange',
    defaultValues: {
      ...EMPTY_CARD,
      ...(billingDraft.read() ?? billingOf(profile)),
    },
  });
  const { getValues, setError, subscribe } = form;

  const userId = profile?.id;
  useEffect(() => {
    if (userId === undefined) return;
    return subscribe({
      formState: { values: true },
      callback: () => billingDraft.write(getValues()),
    });
  }, [subscribe, getValues, userId]);

  const failed = fieldErrors(error);
  useServerErrors(failed, FIELDS, setError);
  useErrorLanguage(form, failed);
  return form;
}

/** Lists the fields of the form that the API rejected, in their order on the page. */
export function fieldsOf({ errors }: ApiErrorData): (keyof CardForm)[] {
  return FIELDS.filter((field) => errors[field]?.length);
}

function billingOf(profile: { name: string; email: string } | null) {
  const [first = '', ...rest] = (profile?.name ?? '').split(' ');
  return {
    ...EMPTY_BILLING,
    billing_firstname: first,
    billing_lastname: rest.join(' '),
    billing_email: profile?.email ?? '',
  };
}
