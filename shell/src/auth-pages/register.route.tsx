import type { OpenIdProvider } from '@cpa/shared/contracts';
import type { Destination } from '../config/pageConfig.ts';
import { RegisterPage } from './RegisterPage.tsx';

type Options = { destination: Destination | null; providers: OpenIdProvider[] };

export function createRoute(options: Options) {
  return { Component: () => <RegisterPage {...options} /> };
}
