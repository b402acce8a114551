import type { Vacancy } from '@cpa/shared/contracts';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/texts.ts';
import type { ApplyDraft } from '../model/applyDraft.ts';
import styles from './ApplyDialog.module.css';
import { ProfilePreview } from './ProfilePreview.tsx';

type Props = {
  vacancy: Vacancy;
  draft: ApplyDraft;
  /** The application was sent before, with or without success. */
  isTried: boolean;
};

/** The application as the company will see it. */
export function ApplyPreview({ vacancy, draft, isTried }: Props) {
  const t = useText();
  const letter = draft.coverLetter.trim();
  const answerFor = (id: string) => draft.answers[id]?.trim() ?? '';
  const answerLabel = (kind: string, answer: string) =>
    kind === 'yes_no' && (answer === 'yes' || answer === 'no') ? t(`apply.${answer}`) : answer;
  return (
    <div className={styles.form}>
      <p className={styles.intro}>
        <span>{t('apply.checkIntro', { name: vacancy.company.name })}</span>{' '}
        {!isTried && <span>{t('apply.notSentYet')}</span>}
      </p>
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
