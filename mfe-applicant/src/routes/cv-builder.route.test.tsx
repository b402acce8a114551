import { aHost, renderRoutes } from '@cpa/shared/testing';
import { screen } from '@testing-library/react';
import { createRoutes } from '../module.ts';

it('states that the CV builder is not available yet and links to the profile', async () => {
  const host = aHost({ responses: {} });
  renderRoutes(createRoutes(host), { host, at: '/cv-builder' });
  expect(await screen.findByRole('heading', { level: 1, name: 'CV builder' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fill in your profile' })).toHaveAttribute(
    'href',
    '/applicant/profile',
  );
});
