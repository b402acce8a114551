import { useFormat, useLocale } from '@cpa/shared/i18n';
import { ArrowLeftIcon, EmptyState, Link, LinkButton, LoadError } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { EnglishNotice } from '../../../text/EnglishNotice.tsx';
import { useLangOf } from '../../../text/useLangOf.ts';
import { useReadInLanguage } from '../../../text/useReadInLanguage.ts';
import { PageHeader } from '../../../page/PageHeader.tsx';
import { useText } from '../../../messages/laterTexts.ts';
import { ArticleSkeleton } from '../../../text/ArticleSkeleton.tsx';
import { RichText, useRichTextReady } from '../../../text/RichText.tsx';
import { publicPaths } from '../../../routing/publicPaths.ts';
import { postScene } from '../../../pictures/scenes/postScenes.ts';
import { Scene } from '../../../pictures/scenes/Scene.tsx';
import { post } from '../state/posts.ts';
import styles from './Blog.module.css';

export function BlogPost({ slug }: { slug: string }) {
  const t = useText();
  const { formatDay } = useFormat();
  const langOf = useLangOf();
  const locale = useLocale();
  const dispatch = useDispatch();
  const read = useSelector((state: object) => post.select(state, { slug }));
  const isTextReady = useRichTextReady(read.status === 'loaded');
  useReadInLanguage(read.status === 'loaded' ? read.arg.language : undefined, (language) =>
    dispatch(post.opened({ slug, language, isSwitch: true })),
  );
  if (read.error?.status === 404) {
    return (
      <EmptyState
        headingLevel={1}
        title={t('blog.missingTitle')}
        action={<LinkButton to={publicPaths.blog}>{t('blog.all')}</LinkButton>}
      >
        {t('blog.missingText')}
      </EmptyState>
    );
  }
  if (read.status === 'failed') {
    const retry = () => dispatch(post.opened({ slug, language: locale }));
    return <LoadError isWholePage error={read.error} onRetry={retry} />;
  }
  if (read.status !== 'loaded' || !isTextReady) return <ArticleSkeleton label={t('blog.loading')} />;
  const { language, title, author, published_at, reading_minutes, body } = read.data;
  return (
    <article>
      <div className={styles.postPicture}>
        <Scene of={postScene(slug)} isWhole />
      </div>
      <EnglishNotice language={language} requested={read.arg.language} />
      <PageHeader title={title} titleLang={langOf(language)}>
        {t('blog.by', { author })} · <time dateTime={published_at}>{formatDay(published_at)}</time> ·{' '}
        {t('blog.minutes', { count: reading_minutes })}
      </PageHeader>
      <div lang={langOf(language)}>
        <RichText level={2}>{body}</RichText>
      </div>
      <p className="above-8">
        <Link variant="plain" className={styles.backLink} to={publicPaths.blog}>
          <ArrowLeftIcon size={16} />
          {t('blog.all')}
        </Link>
      </p>
    </article>
  );
}
