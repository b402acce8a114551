import type { ApplicantReview } from '@cpa/shared/contracts';
import { lazyComponent, Skeleton } from '@cpa/shared/ui';
import type { Tab, TabsProps } from '@cpa/shared/ui/tabs';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/texts.ts';
import { Answers } from './Answers.tsx';
import { CoverLetter } from './CoverLetter.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { Resume } from './resume/Resume.tsx';

const tabs = lazyComponent<TabsProps<string>>(async () => ({
  default: (await import('@cpa/shared/ui/tabs')).Tabs,
}));

/** What wide windows show beside the tabs. */
export type Beside = { messages: ReactNode; notes: ReactNode; facts: ReactNode };

type ApplicationTabsProps = {
  review: ApplicantReview;
  /** Shown in tabs of a phone; null on wide windows. */
  beside: Beside | null;
  tab: string;
  onTab: (tab: string) => void;
};

/** Tabs with the documents and answers of the application, on phones also with what else belongs to it. */
export function ApplicationTabs({ review, beside, tab, onTab }: ApplicationTabsProps) {
  const t = useText();
  const { Component: Tabs } = tabs.useComponent(true);
  if (!Tabs) return <Skeleton shape="block" height={620} />;
  const { resume, unread_messages: unread, notes, screening_questions } = review;
  const name = (id: 'resume' | 'facts' | 'notes' | 'letter' | 'answers' | 'profile') => ({
    id,
    name: t(`review.tab.${id}`),
  });
  const answers = {
    ...name('answers'),
    ...countOf(screening_questions.length),
    content: <Answers review={review} />,
  };
  const letter = { ...name('letter'), content: <CoverLetter review={review} /> };
  const profile = { ...name('profile'), content: <ProfileTab review={review} /> };
  const section = (part: Tab) => (
    <section>
      <h2 className="text-18 below-2">{part.name}</h2>
      {part.content}
    </section>
  );
  const shown: Tab[] = beside
    ? [
        {
          ...name('resume'),
          content: (
            <div className="stack-4">
              <Resume review={review} />
              {!resume && profile.content}
            </div>
          ),
        },
        {
          id: 'messages',
          name: t('messages.title'),
          ...countOf(unread),
          isNew: true,
          content: beside.messages,
        },
        // Keeps a note that is being typed.
        { ...name('notes'), ...countOf(notes.length), isKept: true, content: beside.notes },
        {
          ...name('facts'),
          content: (
            <div className="stack-4">
              {beside.facts}
              {section(answers)}
              {section(letter)}
              {resume && section(profile)}
            </div>
          ),
        },
      ]
    : [{ ...name('resume'), content: <Resume review={review} /> }, letter, answers, profile];
  return (
    <Tabs
      key={review.id}
      label={t('review.tabs')}
      tabs={shown}
      value={shown.some(({ id }) => id === tab) ? tab : 'resume'}
      onChange={onTab}
    />
  );
}

const countOf = (count: number) => (count > 0 ? { count } : {});
