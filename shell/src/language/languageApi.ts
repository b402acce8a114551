import { accountLanguageSchema, type Locale } from '@cpa/shared/contracts';
import { type HttpClients, callApi } from '@cpa/shared/http';

/** Stores the language of the mails of the signed-in person. */
export const storeLanguage = ({ privateClient }: Pick<HttpClients, 'privateClient'>, language: Locale) =>
  callApi(privateClient, {
    method: 'PUT',
    url: '/account/language',
    data: { language },
    response: accountLanguageSchema,
  });
