import { resumeToSend, type ResumeFile } from './resumeToSend.ts';

const file = (id: number, is_default = false): ResumeFile => ({
  id,
  file_name: `${id}.pdf`,
  size: 1000,
  is_default,
  uploaded_at: '2026-11-01T14:00:00.000Z',
});

test('while nobody chose, the resume that the profile calls its own goes along', () => {
  expect(resumeToSend(undefined, [file(1), file(2, true)])?.id).toBe(2);
  expect(resumeToSend(undefined, [])).toBeNull();
});

test('who chose one sends that one; who chose none sends none', () => {
  expect(resumeToSend(1, [file(1), file(2, true)])?.id).toBe(1);
  expect(resumeToSend(null, [file(1), file(2, true)])).toBeNull();
});

test('a resume that has been deleted since is not sent', () => {
  expect(resumeToSend(9, [file(2, true)])?.id).toBe(2);
});
