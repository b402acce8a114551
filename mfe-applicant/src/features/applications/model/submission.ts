/** Requests of the applicant about an application or its interview. */
export type Submission =
  | { kind: 'withdraw'; vacancyId: number; reason: string }
  | { kind: 'undo'; vacancyId: number }
  | { kind: 'confirm'; vacancyId: number; interviewId: number; slotId: number }
  | { kind: 'decline'; vacancyId: number; interviewId: number; message: string }
  | { kind: 'cancel'; vacancyId: number; interviewId: number; reason: string };
