import { fireEvent, render, screen } from '@testing-library/react';
import { CompanyLogo } from './CompanyLogo.tsx';

const vacancy = {
  title: 'Line Cook',
  logo: '/vacancy.png',
  company: { name: 'Cas di Sabor', logo: '/company.png' },
  company_logo: '/other.png',
};
const shown = () => document.querySelector('img')?.getAttribute('src') ?? null;
const fail = () => fireEvent.error(document.querySelector('img')!);

describe('CompanyLogo', () => {
  it('tries logo, company.logo and company_logo before the generated avatar', () => {
    render(<CompanyLogo of={vacancy} />);
    const tried = [shown()];
    while (shown()) {
      fail();
      tried.push(shown());
    }
    expect(tried).toEqual(['/vacancy.png', '/company.png', '/other.png', null]);
    expect(screen.getByText('CS')).toBeVisible();
  });

  it.each([
    [{ ...vacancy, logo: null }, '/company.png'],
    [{ ...vacancy, logo: '', company: { name: 'Kas', logo: null } }, '/other.png'],
    [{ title: 'Line Cook', company_logo: '/other.png' }, '/other.png'],
  ])('skips what is not stated in %j', (item, first) => {
    render(<CompanyLogo of={item} />);
    expect(shown()).toBe(first);
  });

  it('draws the avatar from the company name, else from the title', () => {
    const { rerender } = render(<CompanyLogo of={{ title: 'Line Cook', company: { name: 'Divi Cove' } }} />);
    expect(screen.getByText('DC')).toBeVisible();
    rerender(<CompanyLogo of={{ title: 'Line Cook' }} />);
    expect(screen.getByText('LC')).toBeVisible();
  });
});
