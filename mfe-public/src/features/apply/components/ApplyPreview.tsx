import type { ScreeningQuestion, Vacancy } from '@cpa/shared/contracts';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/laterTexts.ts';
import type { ApplyDraft } from '../model/applyDraft.ts';
import styles from './ApplyDialog.module.css';
import { ProfilePreview } from './ProfilePreview.tsx';
import { useShownQuestion } from './useShownQuestion.ts';

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
  return (
    <div className="stack-5">
      <p className="mute">
        <span>{t('apply.checkIntro', { name: vacancy.company.name })}</span>{' '}
        {!isTried && <span>{t('apply.notSentYet')}</span>}
      </p>
      <ProfilePreview {...(draft.resumeId !== undefined && { resumeId: draft.resumeId })} />
      <PreviewSection title={t('apply.letter')}>
        {letter ? (
          <p className="break shrink pre-wrap" dir="auto" lang="">
            {letter}
          </p>
        ) : (
          <p className="mute">{t('apply.noLetter')}</p>
        )}
      </PreviewSection>
      {vacancy.screening_questions.map((question) => (
        <AnswerPreview
          key={question.id}
          vacancy={vacancy}
          question={question}
          answer={draft.answers[question.id]?.trim() ?? ''}
        />
      ))}
    </div>
  );
}

type AnswerPreviewProps = { vacancy: Vacancy; question: ScreeningQuestion; answer: string };

function AnswerPreview({ vacancy, question, answer }: AnswerPreviewProps) {
  const t = useText();
  const { lang, label, labels } = useShownQuestion(vacancy, question);
  const shown =
    question.kind === 'yes_no' && (answer === 'yes' || answer === 'no')
      ? t(`apply.${answer}`)
      : labels[answer];
  return (
    <PreviewSection title={label} lang={lang}>
      {answer ? (
        <p className="break shrink pre-wrap" dir="auto" lang={shown === undefined ? '' : undefined}>
          {shown ?? answer}
        </p>
      ) : (
        <p className="mute">{t('apply.noAnswer')}</p>
      )}
    </PreviewSection>
  );
}

type PreviewSectionProps = { title: string; lang?: string | undefined; children: ReactNode };

function PreviewSection({ title, lang, children }: PreviewSectionProps) {
  return (
    <section className="stack-1 shrink">
      <h3 className={styles.partTitle} dir="auto" lang={lang}>
        {title}
      </h3>
      {children}
    </section>
  );
}
