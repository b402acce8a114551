/** Components and texts for terms of the job board that several remotes show. */
export { ApplicationStatusBadge } from './application-status/ApplicationStatusBadge.tsx';
export { StatusDot, statusColours } from './application-status/StatusDot.tsx';
export { useApplicationStatusName } from './application-status/useApplicationStatusName.ts';
export { CompanyLogo } from './company-logo/CompanyLogo.tsx';
export { useOptionName } from './option-names/useOptionName.ts';
export { LanguageMark } from './vacancy-language/LanguageMark.tsx';
export { ShownTitle } from './vacancy-language/ShownTitle.tsx';
export { useShownVacancy } from './vacancy-language/useShownVacancy.ts';
export { Salary } from './salary/Salary.tsx';
