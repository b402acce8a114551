import {
  aHost,
  anApplicantListItem,
  aRecruiterProfile,
  aVacancyApplicants,
  renderRoutes,
} from '@cpa/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutes } from '../module.ts';

const off = {
  enabled_at: null,
  app_since: null,
  passkeys: 0,
  recovery_codes_left: 0,
  trusted_devices: 0,
  is_session_secured: false,
  required_by: ['Divi Cove'],
  is_operator: false,
};
const on = {
  ...off,
  enabled_at: '2026-11-29T14:00:00.000Z',
  app_since: '2026-11-29T14:00:00.000Z',
  recovery_codes_left: 2,
  is_session_secured: true,
};

describe.each(['/recruiter-dashboard/applicants', '/recruiter-dashboard/vacancies/7/applicants'])(
  'a member without the second step that the company asks for, at %s',
  (at) => {
    it('sets it up there, keeps the recovery codes, and then sees the applicants', async () => {
      let isSecured = false;
      const applicants = () =>
        isSecured
          ? aVacancyApplicants({ applicants: [anApplicantListItem({ name: 'Ana Kock' })] })
          : { status: 403, body: { code: 'second_step_for_company', message: 'Divi Cove asks for it.' } };
      const host = aHost({
        profile: aRecruiterProfile(),
        responses: {
          'GET /recruiter/applicants': applicants,
          'GET /recruiter/vacancy/7/applicants': applicants,
          'GET /account/passkeys': { passkeys: [] },
          'GET /account/second-step': off,
          'POST /account/second-step/app': { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr_code: '<svg/>' },
          'POST /account/second-step/app/confirm': () => {
            isSecured = true;
            return { settings: on, recovery_codes: ['7K4P-9XQM', 'W8NB-3FJY'] };
          },
        },
      });
      renderRoutes(createRoutes(host), { host, at });
      expect(await screen.findByRole('heading', { name: 'Secure your account' })).toBeVisible();
      expect(screen.getByText('Divi Cove asks for it.')).toBeVisible();
      await userEvent.click(await screen.findByRole('button', { name: 'Use codes from an app' }));
      expect(await screen.findByText('ABCD EFGH')).toBeVisible();
      await waitFor(() => expect(document.body).not.toHaveFocus());
      await userEvent.type(screen.getByLabelText(/Code it shows/), '123456');
      expect(await screen.findByRole('heading', { name: 'Recovery codes' })).toHaveFocus();
      await userEvent.click(screen.getByRole('button', { name: 'Done, open applicants' }));
      expect(await screen.findByText('Keep the codes first, then tick this.')).toBeVisible();
      await userEvent.click(screen.getByRole('checkbox', { name: /I keep them/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Done, open applicants' }));
      expect((await screen.findAllByText('Ana Kock'))[0]).toBeVisible();
    });
  },
);
