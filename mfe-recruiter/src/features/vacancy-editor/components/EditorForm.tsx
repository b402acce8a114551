import type { Options } from '@cpa/shared/contracts';
import { useMediaQuery } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { sectionStates } from '../model/sections.ts';
import { selectEditor } from '../state/editorSlice.ts';
import { ApplySection } from './ApplySection.tsx';
import { Checklist } from './Checklist.tsx';
import { DescriptionSection } from './DescriptionSection.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import styles from './EditorForm.module.css';
import { JobSection } from './JobSection.tsx';
import { PaySection } from './PaySection.tsx';
import { PeopleSection } from './PeopleSection.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { PublishBar } from './PublishBar.tsx';
import { PublishingSection } from './PublishingSection.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';
import { SectionSteps } from './SectionSteps.tsx';
import { TranslationsSection } from './TranslationsSection.tsx';
import { useFirstError } from './useFirstError.ts';
import { useWageHint } from './useWageHint.ts';

/** Minimum width in pixels for the preview beside the form. */
const WIDE = '(min-width: 1180px)';

/** Steps on the left, the sections, and the preview on wide screens. */
export function EditorForm({ options }: { options: Options }) {
  const { draft, errors, revision } = useSelector(selectEditor);
  const isBelowMinimumWage = useWageHint(options) !== null;
  const isWide = useMediaQuery(WIDE);
  useFirstError();
  return (
    <>
      <div className={styles.area}>
        <EditorNotices />
        <div className={styles.columns}>
          <SectionSteps states={sectionStates(draft, { isBelowMinimumWage, errors })} />
          <div className={styles.sections}>
            <JobSection options={options} />
            <DescriptionSection />
            <TranslationsSection />
            <PaySection options={options} />
            <PeopleSection options={options} />
            <ApplySection />
            <QuestionsSection />
            <PublishingSection key={revision} />
          </div>
          {isWide && (
            <div className={styles.beside}>
              <PreviewPane views={['card', 'phone']} />
              <Checklist options={options} />
            </div>
          )}
        </div>
      </div>
      <PublishBar />
    </>
  );
}
