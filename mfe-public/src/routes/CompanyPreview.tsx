import type { Company } from '@cpa/shared/contracts';
import { CompanyProfile } from '../features/company-page/components/CompanyProfile.tsx';

/** Slot `company-editor.preview`: the public page of `company`, a `Company` that may not be saved yet. */
export default function CompanyPreview({ company }: { company?: unknown }) {
  if (!company) return null;
  return <CompanyProfile company={company as Company} headingLevel={2} />;
}
