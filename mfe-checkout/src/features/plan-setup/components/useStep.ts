import { useSearchParams } from 'react-router';

/** Returns the step in the URL and a function that returns the link to another one, with other parameters kept. */
export function useStep() {
  const [query] = useSearchParams();
  const isSecond = query.get('step') === '2';
  const linkTo = (step: 1 | 2, changes: Record<string, string> = {}) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    if (step === 1) next.delete('step');
    else next.set('step', '2');
    return { search: next.toString() };
  };
  return { step: isSecond ? (2 as const) : (1 as const), query, linkTo };
}
