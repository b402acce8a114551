import { langTag, type Vacancy } from '@cpa/shared/contracts';
import { CompanyLogo, useShownVacancy } from '@cpa/shared/domain';
import { paths } from '@cpa/shared/routing';
import { Badge, DockPlace } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/texts.ts';
import { RichText } from '../../../text/RichText.tsx';
import { SaveButton } from '../../../vacancies/saved/SaveButton.tsx';
import { CompanyScene } from '../../../pictures/scenes/CompanyScene.tsx';
import { ShareButton } from '../../../page/share/ShareButton.tsx';
import { useNow } from './useNow.ts';
import { closing } from '../model/closing.ts';
import { AnswerTime } from './AnswerTime.tsx';
import { ClosedNotice } from './ClosedNotice.tsx';
import { EmployerCard } from './EmployerCard.tsx';
import { SimilarVacancies } from './SimilarVacancies.tsx';
import styles from './VacancyArticle.module.css';
import type { VacancyLayout } from '../model/vacancyLayout.ts';
import { PrintButton } from './PrintButton.tsx';
import { PrintedFacts } from './PrintedFacts.tsx';
import { KeyFacts, MoreFacts } from './VacancyFacts.tsx';
import { VacancyTitle } from './VacancyTitle.tsx';

type VacancyArticleProps = {
  vacancy: Vacancy;
  layout: VacancyLayout;
  apply: ReactNode;
  /** Actions on the vacancy for recruiters of the company. */
  own?: ReactNode;
  /** Comparison of the vacancy with the applicant's profile. */
  fit?: ReactNode;
  /** Further actions at the end of the text. */
  more?: ReactNode;
  onPrefetch?: (id: number) => void;
};

/** Template that shows the cover of the company. The style sheet contains the others. */
const PHOTO_HEADER = 'Photo header';

export function VacancyArticle(props: VacancyArticleProps) {
  const { layout, apply, own, fit, more, onPrefetch } = props;
  const t = useText();
  const now = useNow();
  const { shown: vacancy, lang } = useShownVacancy(props.vacancy);
  const state = closing(vacancy, now);
  const isOpen = state.kind === 'open' || state.kind === 'always';
  const parts = (
    [
      { title: t('vacancy.whatYouDo'), field: 'description' },
      { title: t('vacancy.whatYouBring'), field: 'requirements' },
      { title: t('vacancy.whatYouGet'), field: 'benefits' },
    ] as const
  ).filter(({ field }) => vacancy[field].trim() !== '');
  /** A text that the version lacks is in the language of the original. */
  const langOf = (field: 'description' | 'requirements' | 'benefits') => {
    const isOriginal = vacancy !== props.vacancy && vacancy[field] === props.vacancy[field];
    return isOriginal ? langTag(props.vacancy.text_language) : lang;
  };
  const Heading = layout === 'page' ? 'h2' : 'h3';

  return (
    <div className={styles.frame} data-layout={layout}>
      <article className={styles.article} data-template={vacancy.template?.name}>
        <div className={styles.banner}>
          <Banner vacancy={vacancy} />
        </div>
        <div className={styles.head}>
          <CompanyLogo className={styles.avatar} of={vacancy} size={60} />
          <VacancyTitle vacancy={vacancy} layout={layout} />
          <p className={styles.badges}>
            {vacancy.sponsored && <Badge tone="accent">{t('card.sponsored')}</Badge>}
          </p>
        </div>
        {vacancy.template?.text && (
          <p className={styles.opening} dir="auto" lang="">
            {vacancy.template.text}
          </p>
        )}
        {own}
        {!isOpen && vacancy.status !== 'draft' && <ClosedNotice vacancy={vacancy} />}
        <DockPlace
          kind={layout === 'page' && isOpen ? 'apply' : undefined}
          className={styles.actions}
          data-closed={!isOpen || undefined}
        >
          {isOpen && <div className={styles.apply}>{apply}</div>}
          <SaveButton vacancy={vacancy} isFramed />
          <ShareButton
            kind="vacancy"
            id={vacancy.id}
            title={vacancy.title}
            path={paths.vacancy(vacancy.id)}
          />
        </DockPlace>
        {isOpen && <AnswerTime of={vacancy} className={styles.answers} />}
        <KeyFacts vacancy={vacancy} closing={state} />
        {isOpen && <PrintedFacts vacancy={vacancy} />}
        {parts.map(({ title, field }) => (
          <section key={title} className={styles.part}>
            <Heading className={styles.heading}>{title}</Heading>
            <div lang={langOf(field)}>
              <RichText level={layout === 'page' ? 3 : 4}>{vacancy[field]}</RichText>
            </div>
          </section>
        ))}
        {fit}
        <MoreFacts vacancy={vacancy} />
        {layout === 'page' && (
          <footer className={styles.foot}>
            <PrintButton />
            {more}
          </footer>
        )}
      </article>
      <div className={styles.beside}>
        <EmployerCard vacancy={vacancy} headingLevel={layout === 'page' ? 2 : 3} />
        {layout === 'page' && (
          <SimilarVacancies vacancies={vacancy.similar} {...(onPrefetch && { onPrefetch })} />
        )}
      </div>
    </div>
  );
}

/** The cover of the company where the template shows it, else a scene of its sector. */
function Banner({ vacancy: { template, employer } }: { vacancy: Vacancy }) {
  if (template?.name === PHOTO_HEADER && employer.cover) {
    return <img className={styles.cover} src={employer.cover} alt="" width={1280} height={320} />;
  }
  return <CompanyScene company={employer} />;
}
