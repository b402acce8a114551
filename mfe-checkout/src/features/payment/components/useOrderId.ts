import { useSearchParams } from 'react-router';

/** The order in the URL. The route's loader has checked it. */
export function useOrderId(): number {
  const [query] = useSearchParams();
  return Number(query.get('order'));
}
