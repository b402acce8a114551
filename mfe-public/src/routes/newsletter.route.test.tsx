import { type FakeResponses, aHomepageData, aHost, renderRoutes, someOptions } from '@cpa/shared/testing';
import { screen, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

async function open(responses: FakeResponses) {
  const host = aHost({
    responses: { 'GET /homepage-data': aHomepageData(), 'GET /options': someOptions(), ...responses },
  });
  const rendered = renderRoutes(createRoutes(host), { host, at: '/' });
  const section = within(await screen.findByRole('region', { name: 'Vacancies and news by e-mail' }));
  const field = section.getByRole('textbox', { name: 'E-mail address' });
  const subscribe = () => rendered.user.click(section.getByRole('button', { name: 'Subscribe' }));
  return { host, ...rendered, section, field, subscribe };
}

test('subscribes and asks the user to confirm by e-mail', async () => {
  const { user, host, section, field, subscribe } = await open({
    'POST /newsletter-email': { email: 'xiomara@example.aw', message: 'Follow the link.' },
  });
  await user.type(field, 'Xiomara@example.aw');
  await subscribe();
  expect(await section.findByText('You have successfully subscribed.')).toBeVisible();
  expect(section.getByRole('status')).toHaveTextContent(
    'We have sent an e-mail to xiomara@example.aw. Open the link in it to confirm your subscription.',
  );
  expect(host.requests.at(-1)?.body).toEqual({ email: 'Xiomara@example.aw' });
  expect(field).not.toBeInTheDocument();
  expect(screen.getByRole('status').firstElementChild).toHaveFocus();
  await user.click(section.getByRole('button', { name: 'Subscribe another e-mail address' }));
  expect(section.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('');
  expect(host.toasts.shown).toMatchObject([{ kind: 'success', title: 'You have successfully subscribed.' }]);
});

test("shows the server's error and keeps the e-mail address", async () => {
  const { user, section, field, subscribe } = await open({
    'POST /newsletter-email': {
      status: 429,
      body: { message: 'No.', error: 'Too many tries. Wait an hour.', code: 'too_many' },
    },
  });
  await user.type(field, 'xiomara@example.aw');
  await subscribe();
  expect(await section.findByRole('alert')).toHaveTextContent('Too many tries. Wait an hour.');
  expect(field).toHaveValue('xiomara@example.aw');
});

test('validates the e-mail address on submit, not when the field is left empty', async () => {
  const { user, host, field, subscribe } = await open({});
  await user.click(field);
  await user.tab();
  expect(field).not.toHaveAccessibleDescription();
  await subscribe();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Please enter your e-mail address.');
  await user.type(field, 'xiomara');
  expect(field).toHaveAccessibleDescription(/Enter a valid e-mail address/);
  await subscribe();
  expect(host.requests.map(({ path }) => path)).not.toContain('/newsletter-email');
});
