import { accountLanguageSchema, type Locale } from '@cpa/shared/contracts';
import { type HttpClients, request } from '@cpa/shared/http';

/** Stores the language of the mails of the signed-in user. */
export const storeLanguage = ({ privateClient }: Pick<HttpClients, 'privateClient'>, language: Locale) =>
  request(privateClient, 'PUT /account/language', accountLanguageSchema, { data: { language } });
