import type { Destination } from '../config/pageConfig.ts';
import { RegisterPage } from './RegisterPage.tsx';

export function createRoute({ destination }: { destination: Destination | null }) {
  return { Component: () => <RegisterPage destination={destination} /> };
}
