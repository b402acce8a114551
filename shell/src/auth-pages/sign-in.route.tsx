import type { PageConfig } from '../app/pageConfig.ts';
import { SignInPage } from './SignInPage.tsx';

export function createRoute({ demo }: PageConfig) {
  return { Component: () => <SignInPage isDemo={demo} /> };
}
