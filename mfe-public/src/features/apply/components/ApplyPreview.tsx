import type { Vacancy } from '@cpa/shared/contracts';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/texts.ts';
import type { ApplyDraft } from '../model/applyDraft.ts';
import styles from './ApplyDialog.module.css';
import { ProfilePreview } from './ProfilePreview.tsx';

/** The application as the company will see it. */
export function ApplyPreview({ vacancy, draft }: { vacancy: Vacancy; draft: ApplyDraft }) {
  const t = useText();
  const letter = draft.coverLetter.trim();
  const answerFor = (id: string) => draft.answers[id]?.trim() ?? '';
  const answerLabel = (kind: string, answer: string) =>
    kind === 'yes_no' && (answer === 'yes' || answer === 'no') ? t(`apply.${answer}`) : answer;
  return (
    <div className={styles.form}>
      <p className={styles.intro}>{t('apply.checkIntro', { name: vacancy.company.name })}</p>
      <ProfilePreview {...(draft.resumeId !== undefined && { resumeId: draft.resumeId })} />
      <PreviewSection title={t('apply.letter')}>
        {letter ? (
          <p className={styles.typed} dir="auto">
            {letter}
          </p>
        ) : (
          <p className={styles.none}>{t('apply.noLetter')}</p>
        )}
      </PreviewSection>
      {vacancy.screening_questions.map(({ id, question, kind }) => (
        <PreviewSection key={id} title={question}>
          {answerFor(id) ? (
            <p className={styles.typed} dir="auto">
              {answerLabel(kind, answerFor(id))}
            </p>
          ) : (
            <p className={styles.none}>{t('apply.noAnswer')}</p>
          )}
        </PreviewSection>
      ))}
    </div>
  );
}

function PreviewSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle} dir="auto">
        {title}
      </h3>
      {children}
    </section>
  );
}
