import { LANGUAGES } from '@cpa/shared/contracts';
import { useLocale } from '@cpa/shared/i18n';
import { LanguagesIcon } from '@cpa/shared/ui';
import { Disclosure, useCloseDisclosure } from '../disclosure/Disclosure.tsx';
import { useText } from '../messages/texts.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

/** Language button of the header. */
export function LanguageSwitcher() {
  const t = useText();
  return (
    <Disclosure
      label={t('language.switch', { language: LANGUAGES[useLocale()].name })}
      face={<LanguagesIcon />}
    >
      <ClosingLinks />
    </Disclosure>
  );
}

function ClosingLinks() {
  return <LanguageLinks direction="column" onChosen={useCloseDisclosure()} />;
}
