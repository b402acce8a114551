/** Cover letters; `{title}`, `{company}`, `{headline}` and `{first}` are filled in. */
export const letters = [
  'Dear team of {company},\n\nI read your vacancy for {title} twice on the bus and missed my stop. {headline}: that is me in a line. I would like to come by, see how you work, and show you what I can do on a trial day.\n\nKind regards,\n{first}',
  'Bon dia,\n\nMy cousin told me about {company}. I am looking for a place to stay for years, not months. Weekends are fine; mornings are better. When may I come?\n\n{first}',
  'Good afternoon,\n\nFor the position of {title} I bring experience ({headline}), references and my own transport. I can start after a notice of one month.\n\nWith kind regards,\n{first}',
  'Hello {company},\n\nI have never done exactly this work. I have done everything around it, I learn quickly, and I ask when I do not know. Will you talk with me for fifteen minutes?\n\n{first}',
  'Dear Sir, Madam,\n\nEnclosed you find my CV. The words in your vacancy that stayed with me were the last ones, about what you offer. I would be glad to explain what I offer.\n\nSincerely,\n{first}',
  '',
];

/** What recruiters write to an applicant when the status changes. */
export const notesFor = {
  viewed: [],
  shortlisted: [
    'You are on our short list. We will let you know before Friday.',
    'Nice letter; we would like to hear more.',
  ],
  interview: [
    'Can you come on Tuesday at ten? Ask for the kitchen door, it is quicker.',
    'We would like to meet you. Thursday at 14:00 at our office?',
    'Let us talk by phone first: when are you free?',
  ],
  offer: [
    'We would love to have you. The offer is in your mail.',
    'You made us laugh and you can do the work. Offer follows today.',
  ],
  hired: ['Welcome! See you on the first.', 'Bon bini to the team.'],
  rejected: [
    'Thank you for coming. We chose someone with more experience; please try again in spring.',
    'The place is filled. We keep your letter, if that is all right with you.',
  ],
  withdrawn: [
    'I have accepted another position. Thank you for your time.',
    'My situation changed. All the best to the team.',
  ],
} as const;

/** What recruiters write for themselves. */
export const privateNotes = [
  'Knows her fish. Called the references: both would hire again.',
  'Nervous at first, then very good.',
  'Available only after carnival.',
  'Ask about weekends.',
  'Strong on paper, see in practice.',
  '',
  '',
  '',
];
