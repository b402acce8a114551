import type { ApplicantReview } from '@cpa/shared/contracts';
import { lazyComponent, Skeleton } from '@cpa/shared/ui';
import type { TabsProps } from '@cpa/shared/ui/tabs';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/texts.ts';
import { Answers } from './Answers.tsx';
import { CoverLetter } from './CoverLetter.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { Resume } from './resume/Resume.tsx';

const tabs = lazyComponent<TabsProps<string>>(async () => ({
  default: (await import('@cpa/shared/ui/tabs')).Tabs,
}));

type ApplicationTabsProps = {
  review: ApplicantReview;
  /** Facts about the applicant, where they have no place beside the tabs. */
  facts: ReactNode;
};

/** Tabs with the documents and answers of the application. */
export function ApplicationTabs({ review, facts }: ApplicationTabsProps) {
  const t = useText();
  const { Component: Tabs } = tabs.useComponent(true);
  if (!Tabs) return <Skeleton shape="block" height={620} />;
  const questions = review.screening_questions.length;
  return (
    <Tabs
      key={review.id}
      label={t('review.tabs')}
      tabs={[
        { id: 'resume', name: t('review.tab.resume'), content: <Resume review={review} /> },
        ...(facts ? [{ id: 'facts', name: t('review.tab.facts'), content: facts }] : []),
        { id: 'letter', name: t('review.tab.letter'), content: <CoverLetter review={review} /> },
        {
          id: 'answers',
          name: t('review.tab.answers'),
          ...(questions > 0 && { count: questions }),
          content: <Answers review={review} />,
        },
        { id: 'profile', name: t('review.tab.profile'), content: <ProfileTab review={review} /> },
      ]}
    />
  );
}
