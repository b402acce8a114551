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
  const answerTo = (id: string) => draft.answers[id]?.trim() ?? '';
  const said = (kind: string, answer: string) =>
    kind === 'yes_no' && (answer === 'yes' || answer === 'no') ? t(`apply.${answer}`) : answer;
  return (
    <div className={styles.form}>
      <p className={styles.intro}>{t('apply.checkIntro', { name: vacancy.company.name })}</p>
      <ProfilePreview {...(draft.resumeId !== undefined && { resumeId: draft.resumeId })} />
      <Part title={t('apply.letter')}>
        {letter ? (
          <p className={styles.typed} dir="auto">
            {letter}
          </p>
        ) : (
          <p className={styles.nothing}>{t('apply.noLetter')}</p>
        )}
      </Part>
      {vacancy.screening_questions.map(({ id, question, kind }) => (
        <Part key={id} title={question}>
          {answerTo(id) ? (
            <p className={styles.typed} dir="auto">
              {said(kind, answerTo(id))}
            </p>
          ) : (
            <p className={styles.nothing}>{t('apply.noAnswer')}</p>
          )}
        </Part>
      ))}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle} dir="auto">
        {title}
      </h3>
      {children}
    </section>
  );
}
