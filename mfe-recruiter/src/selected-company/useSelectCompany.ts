import { useDispatch } from 'react-redux';
import { companySelected, storedCompany } from './selectedCompany.ts';

/** Returns a function that selects a company and stores the choice in this browser. */
export function useSelectCompany(): (id: number) => void {
  const dispatch = useDispatch();
  return (id) => {
    storedCompany.write(id);
    dispatch(companySelected(id));
  };
}
