type LogoUrl = string | null | undefined;

/** A company, or an object that belongs to one. */
export type WithLogo = {
  logo?: LogoUrl;
  company?: { name: string; logo?: LogoUrl } | undefined;
  company_logo?: LogoUrl;
  name?: string;
  title?: string;
};

/** Returns the logo URLs in the order of the specification: `logo`, `company.logo`, `company_logo`. */
export function logoSources({ logo, company, company_logo: companyLogo }: WithLogo): string[] {
  return [logo, company?.logo, companyLogo].flatMap((url) => url || []);
}

/** Returns the name for the generated avatar: the company's, else the title. */
export const nameForLogo = ({ company, name, title }: WithLogo): string =>
  company?.name || name || title || '';
