import type { ApplicantReview } from '@cpa/shared/contracts';
import { Badge, Card } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { missingSent } from '../model/missingTexts.ts';
import { screeningAnswers } from '../model/screeningAnswers.ts';

const isYesOrNo = (answer: string) => answer === 'yes' || answer === 'no';

/** The screening questions with their answers; unwanted ones are marked. */
export function Answers({ review }: { review: ApplicantReview }) {
  const t = useText();
  const answers = screeningAnswers(review);
  const unwanted = new Map(review.screening_questions.map(({ id, knock_out = [] }) => [id, knock_out]));
  const missing = missingSent(review);
  if (missing && review.answers.length === 0) {
    return (
      <Card as="section" aria-label={t('review.answers')}>
        <p className="mute">{t(missing)}</p>
      </Card>
    );
  }
  return (
    <Card as="section" aria-label={t('review.answers')}>
      {answers.length === 0 && <p className="mute">{t('review.noAnswers')}</p>}
      <dl className="stack-4">
        {answers.map(({ id, kind, question, answer }) => (
          <div key={id}>
            <dt className="mute" lang="">
              {question}
            </dt>
            <dd className={answer ? 'break semibold pre-wrap' : 'mute'}>
              <span>
                {kind === 'yes_no' && isYesOrNo(answer) ? (
                  t(`review.${answer}`)
                ) : answer ? (
                  <span lang="">{answer}</span>
                ) : (
                  t('review.noAnswer')
                )}
              </span>{' '}
              {unwanted.get(id)?.includes(answer) && <Badge tone="danger">{t('review.unwanted')}</Badge>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
