import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { I18nRoot } from './i18n/index.ts';
import { styleguideRoute } from './styleguide/index.ts';
import './ui/styles/index.css';

const router = createBrowserRouter([
  { path: '/', element: <Navigate to="/styleguide" replace /> },
  styleguideRoute,
]);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root".');
createRoot(root).render(
  <I18nRoot>
    <RouterProvider router={router} />
  </I18nRoot>,
);
