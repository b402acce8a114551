import { resumeToSend, type ResumeFile } from './resumeToSend.ts';

const file = (id: number, is_default = false): ResumeFile => ({
  id,
  file_name: `${id}.pdf`,
  size: 1000,
  is_default,
  uploaded_at: '2026-11-01T14:00:00.000Z',
});

test('sends the default resume when nothing was chosen', () => {
  expect(resumeToSend(undefined, [file(1), file(2, true)])?.id).toBe(2);
  expect(resumeToSend(undefined, [])).toBeNull();
});

test('sends the chosen resume, or none if the applicant chose none', () => {
  expect(resumeToSend(1, [file(1), file(2, true)])?.id).toBe(1);
  expect(resumeToSend(null, [file(1), file(2, true)])).toBeNull();
});

test('does not send a resume that has been deleted', () => {
  expect(resumeToSend(9, [file(2, true)])?.id).toBe(2);
});
