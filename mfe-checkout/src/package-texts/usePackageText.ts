import { useOptionName } from '@cpa/shared/domain';
import { createNames } from '@cpa/shared/i18n';

const useTextOf = createNames({
  pap: () => import(/* webpackChunkName: "texts-pap" */ './pap.packages.names.messages.json'),
  nl: () => import(/* webpackChunkName: "texts-nl" */ './nl.packages.names.messages.json'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es.packages.names.messages.json'),
});

/**
 * Returns the function that returns a text of a package in the language of the page: its name, its summary, a feature
 * or a template. The API sends them in English; one that an operator has changed stays. `packages.names.messages.json`
 * lists the translated texts; no page loads it.
 */
export function usePackageText(): (english: string) => string {
  const nameOf = useOptionName();
  const textOf = useTextOf();
  return (english) => textOf(nameOf(english));
}
