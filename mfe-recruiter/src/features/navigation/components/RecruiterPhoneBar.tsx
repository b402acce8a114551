import { useHost } from '@cpa/shared/remote';
import { selectProfile } from '@cpa/shared/session';
import { SearchIcon } from '@cpa/shared/ui';
import { PhoneBar } from '@cpa/shared/ui/area';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectCompanyId } from '../../../selected-company/selectedCompany.ts';
import { useSelectCompany } from '../../../selected-company/useSelectCompany.ts';
import { useEntries } from './useEntries.ts';

const FIND = 'find';

/** The bar of phones. Its menu has, with several companies, the choice of the company. */
export function RecruiterPhoneBar({ onFind }: { onFind: () => void }) {
  const t = useText();
  const { navigation } = useHost();
  const select = useSelectCompany();
  const companyId = useSelector(selectCompanyId);
  const companies = useSelector(selectProfile)?.companies ?? [];
  const choice = {
    title: t('nav.companies'),
    chosen: String(companyId),
    items: companies.map(({ id, name }) => ({ id: String(id), name })),
  };
  return (
    <PhoneBar
      label={t('nav.phoneLabel')}
      entries={useEntries()}
      more={{
        label: t('nav.more'),
        sections: [
          { items: [{ id: FIND, name: t('find.title'), icon: <SearchIcon /> }] },
          ...(companies.length > 1 ? [choice] : []),
        ],
      }}
      onChoose={(id) => {
        if (id === FIND) onFind();
        else if (id.startsWith('/')) navigation.navigate(id);
        else select(Number(id));
      }}
    />
  );
}
