import { aHost, anApplicant, aProfile, renderRoutes, someOptions, type Answers } from '@cpa/shared/testing';
import { screen } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const croes = anApplicant({ name: 'Xiomara Croes', phone: '+2975601234', district_id: 1 });
const missing = { status: 404, body: { message: 'You have no applicant profile yet.', code: 'missing' } };

function open(answers: Answers) {
  const host = aHost({
    profile: aProfile({ name: 'Xiomara' }),
    answers: { 'GET /applicant/me': croes, 'GET /options': someOptions(), ...answers },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at: '/applicant/profile' }) };
}

describe('the applicant’s profile', () => {
  it('is filled in and saved', async () => {
    const { user, host } = open({ 'POST /applicant/me': { ...croes, headline: 'Night auditor' } });
    const headline = await screen.findByRole('textbox', { name: /^Headline/ });
    await user.clear(headline);
    await user.type(headline, 'Night auditor');
    await user.selectOptions(screen.getByRole('combobox', { name: /^District/ }), 'Oranjestad West');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await screen.findByRole('button', { name: 'Save profile', busy: false });
    expect(host.requests.at(-1)?.body).toMatchObject({
      name: 'Xiomara Croes',
      headline: 'Night auditor',
      phone: '+2975601234',
      district_id: 2,
    });
    expect(host.toasts.shown.map(({ title }) => title)).toEqual([
      'Updating profile...',
      'Profile updated successfully',
    ]);
    expect(host.profileReloads()).toBe(1);
  });

  it('is made where there is none, from the name of the account', async () => {
    const { user, host } = open({
      'GET /applicant/me': missing,
      'POST /applicants': { status: 201, body: croes },
    });
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Xiomara');
    await user.click(screen.getByRole('button', { name: 'Create profile' }));
    expect(await screen.findByRole('button', { name: 'Save profile' })).toBeVisible();
    expect(host.requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/applicants',
    ]);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Xiomara Croes');
  });

  it('tells of a mistake when a field is left, and sends nothing until it is mended', async () => {
    const { user, host } = open({});
    const phone = await screen.findByRole('textbox', { name: /^Phone/ });
    await user.clear(phone);
    await user.type(phone, '12345');
    await user.tab();
    expect(await screen.findByText(/Write seven digits/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(phone).toHaveFocus();
    expect(phone).toBeInvalid();
    expect(host.requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('keeps what was typed when the server refuses, and says what it refuses', async () => {
    const { user } = open({
      'POST /applicant/me': {
        status: 422,
        body: {
          message: 'Check the form.',
          code: 'invalid',
          errors: { headline: ['That is not a headline.'] },
        },
      },
    });
    const headline = await screen.findByRole('textbox', { name: /^Headline/ });
    await user.type(headline, '!');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('That is not a headline.')).toBeVisible();
    expect(headline).toHaveFocus();
    expect(headline).toHaveValue('Front desk agent, 4 years!');
  });

  it('says that it could not be loaded, and offers it again', async () => {
    const { host } = open({ 'GET /applicant/me': { status: 500, body: { message: 'Oops', code: 'x' } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load applicant profile');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(host.toasts.shown).toMatchObject([{ kind: 'error', title: 'Failed to load applicant profile' }]);
  });
});
