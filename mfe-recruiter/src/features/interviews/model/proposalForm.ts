import { dayInAruba, type Interview, INTERVIEW_LIMITS, type InterviewProposal } from '@cpa/shared/contracts';
import * as z from 'zod/mini';

/** Input of the form. Days and times are those of Aruba. */
export const proposalFormSchema = z.object({
  times: z.array(z.object({ day: z.string(), time: z.string() })),
  minutes: z.number(),
  kind: z.enum(['place', 'video']),
  where: z.string(),
  note: z.string(),
});
export type ProposalForm = z.infer<typeof proposalFormSchema>;

export type ProposalError = 'times' | 'past' | 'repeated' | 'place' | 'video';

export const EMPTY_TIME = { day: '', time: '' };

/** Returns an empty form, or one with the place and the future times of an interview: one once it is confirmed. */
export function formFrom(interview: Interview | null, now = new Date()): ProposalForm {
  if (!interview) return { times: [EMPTY_TIME], minutes: 45, kind: 'place', where: '', note: '' };
  const { status, starts_at: confirmed } = interview;
  const slots = status === 'confirmed' ? [{ starts_at: confirmed! }] : interview.slots;
  const times = slots
    .filter(({ starts_at }) => new Date(starts_at) > now)
    .map(({ starts_at }) => ({ day: dayInAruba(new Date(starts_at)), time: timeInput(starts_at) }));
  return {
    times: times.length > 0 ? times : [EMPTY_TIME],
    minutes: interview.minutes,
    kind: interview.place === null ? 'video' : 'place',
    where: interview.place ?? interview.video_url ?? '',
    note: interview.note,
  };
}

/** Adds an empty time, up to the limit. */
export const withTime = (form: ProposalForm): ProposalForm =>
  canAddTime(form) ? { ...form, times: [...form.times, EMPTY_TIME] } : form;

export const canAddTime = ({ times }: ProposalForm): boolean => times.length < INTERVIEW_LIMITS.times;

/** Returns the request, or the errors of the input. */
export function proposalFrom(
  form: ProposalForm,
  now = new Date(),
): { proposal: InterviewProposal } | { error: ProposalError } {
  if (form.times.some(({ day, time }) => !day || !time)) return { error: 'times' };
  const times = form.times.map(({ day, time }) => instantOf(day, time));
  if (times.some((time) => time === null)) return { error: 'times' };
  const instants = times.filter((time) => time !== null);
  if (instants.some((time) => new Date(time) <= now)) return { error: 'past' };
  if (new Set(instants).size < instants.length) return { error: 'repeated' };
  const where = form.where.trim();
  if (form.kind === 'place' ? !where : !/^https?:\/\/\S+\.\S+/.test(where)) return { error: form.kind };
  const place = form.kind === 'place' ? { place: where } : { video_url: where };
  return { proposal: { times: instants, minutes: form.minutes, ...place, note: form.note.trim() } };
}

/** Aruba is four hours behind UTC all year. */
const BEHIND_MS = 4 * 60 * 60_000;

export function instantOf(day: string, time: string): string | null {
  const instant = new Date(`${day}T${time}:00-04:00`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

/** Value of the time input of an instant: `14:05`. */
function timeInput(instant: string): string {
  return new Date(new Date(instant).getTime() - BEHIND_MS).toISOString().slice(11, 16);
}
