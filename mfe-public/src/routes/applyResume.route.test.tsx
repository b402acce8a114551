import { anApplicant, aProfile } from '@cpa/shared/testing';
import { act, screen } from '@testing-library/react';
import { resumeChosen } from '../features/apply/state/resumeUploadSlice.ts';
import { openVacancy } from './testing/openVacancy.ts';

const applied = { id: 1, vacancy_id: 7, applicant_id: 71, status: 'new', message: 'Thank you.' };
const uploaded = { ...anApplicant().resumes[0]!, id: 90, file_name: 'new.pdf', is_default: false };

beforeEach(() => sessionStorage.clear());

/** Opens the form of an applicant with resumes, whose next upload and application succeed. */
const openForm = () =>
  openVacancy(
    {
      profile: aProfile(),
      responses: {
        'GET /applicant/me': anApplicant(),
        'POST /applicant/me/resumes': { status: 201, body: uploaded },
        'POST /vacancies/7/apply': { status: 201, body: applied },
      },
    },
    '/vacancies/7?apply=1',
  );

test('sends no resume when the applicant chose none, and restores that choice', async () => {
  const first = openForm();
  await first.user.click(await screen.findByRole('radio', { name: 'No resume' }));
  first.unmount();
  const { user, host } = openForm();
  expect(await screen.findByRole('radio', { name: 'No resume' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Review application' }));
  expect(await screen.findByText('No resume')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  await screen.findByText(/You applied to this vacancy/);
  expect(host.requests.at(-1)?.body).toEqual({ applicant_id: 71, resume_id: null });
});

test('uploads a resume on the spot and chooses it', async () => {
  const { user, host } = openForm();
  const input = await screen.findByLabelText('Upload another resume', { selector: 'input' });
  await user.upload(input, new File(['%PDF'], 'new.pdf'));
  expect(await screen.findByRole('radio', { name: 'new.pdf' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Review application' }));
  await user.click(await screen.findByRole('button', { name: 'Send application' }));
  await screen.findByText(/You applied to this vacancy/);
  expect(host.requests.at(-1)?.body).toEqual({ applicant_id: 71, resume_id: 90 });
});

test('chooses a resume whose upload ends during the review', async () => {
  const { user, host } = openForm();
  await screen.findByRole('radio', { name: 'No resume' });
  await user.click(screen.getByRole('button', { name: 'Review application' }));
  act(() => void host.store.dispatch(resumeChosen({ file: new File(['%PDF'], 'new.pdf') })));
  expect(await screen.findByText('new.pdf')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  await screen.findByText(/You applied to this vacancy/);
  expect(host.requests.at(-1)?.body).toEqual({ applicant_id: 71, resume_id: 90 });
});

test('keeps the focus on the upload of the first resume', async () => {
  const { user } = openVacancy(
    {
      profile: aProfile(),
      responses: { 'POST /applicant/me/resumes': { status: 201, body: anApplicant().resumes[0]! } },
    },
    '/vacancies/7?apply=1',
  );
  const button = await screen.findByRole('button', { name: 'Upload a resume' });
  button.focus();
  await user.upload(
    screen.getByLabelText('Upload a resume', { selector: 'input' }),
    new File(['%PDF'], 'a.pdf'),
  );
  await screen.findByRole('radio', { name: 'No resume' });
  expect(button).toBeInTheDocument();
});
