import type { ApplicantApplication } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Card } from '@cpa/shared/ui';
import { Tabs } from '@cpa/shared/ui/tabs';
import { useText } from '../../../messages/texts.ts';
import styles from './SentPanel.module.css';
import { SentResume } from './SentResume.tsx';

/** Shows the letter, answers and resume that were sent. */
export function SentPanel({ application }: { application: ApplicantApplication }) {
  const t = useText();
  const { formatInstant } = useFormat();
  const { cover_letter, sent_answers, resume, applied_at, ended } = application;
  const missing = ended?.cause === 'cleared' ? 'application.removed' : null;
  return (
    <Card as="section" aria-labelledby="sent">
      <div className={styles.head}>
        <h2 id="sent" className="text-20">
          {t('application.sent')}
        </h2>
        <p className={styles.mute}>{t('application.sentAt', { when: formatInstant(applied_at) })}</p>
      </div>
      <Tabs
        label={t('application.sent')}
        tabs={[
          {
            id: 'letter',
            name: t('application.coverLetter'),
            content: (
              <p
                className={cover_letter ? styles.letter : styles.mute}
                dir="auto"
                lang={cover_letter ? '' : undefined}
              >
                {cover_letter || t(missing ?? 'application.noCoverLetter')}
              </p>
            ),
          },
          {
            id: 'answers',
            name: t('application.answers'),
            count: sent_answers.length,
            content: <Answers answers={sent_answers} none={t(missing ?? 'application.noAnswers')} />,
          },
          {
            id: 'resume',
            name: t('application.resume'),
            content: <SentResume resume={resume} none={t(missing ?? 'application.noResume')} />,
          },
        ]}
      />
    </Card>
  );
}

function Answers({ answers, none }: { answers: ApplicantApplication['sent_answers']; none: string }) {
  if (answers.length === 0) return <p className={styles.mute}>{none}</p>;
  return (
    <dl className="stack-4">
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <dt className={styles.mute} dir="auto" lang="">
            {question}
          </dt>
          <dd className="break semibold pre-wrap" dir="auto" lang="">
            {answer}
          </dd>
        </div>
      ))}
    </dl>
  );
}
