import type { Profile } from '@cpa/shared/contracts';
import { NativeSelect } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';

type CompanyChoiceProps = {
  companies: Profile['companies'];
  chosen: number | null;
  isDisabled: boolean;
  onChoose: (id: number) => void;
};

/** Which company of the recruiter buys. */
export function CompanyChoice({ companies, chosen, isDisabled, onChoose }: CompanyChoiceProps) {
  const t = useText();
  return (
    <NativeSelect
      label={t('pay.company')}
      value={chosen ?? ''}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
    >
      {companies.map(({ id, name }) => (
        <option key={id} value={id} translate="no">
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
