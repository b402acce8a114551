export { AuthErrorPage as Component } from './AuthErrorPage.tsx';
