import { LoadError } from '@cpa/shared/ui';
import { useFormat, useLocale } from '@cpa/shared/i18n';
import { useDispatch, useSelector } from 'react-redux';
import { EnglishNotice } from '../../../text/EnglishNotice.tsx';
import { useLangOf } from '../../../text/useLangOf.ts';
import { useReadInLanguage } from '../../../text/useReadInLanguage.ts';
import { PageHeader } from '../../../page/PageHeader.tsx';
import { useText } from '../../../messages/laterTexts.ts';
import { ArticleSkeleton } from '../../../text/ArticleSkeleton.tsx';
import { RichText, useRichTextReady } from '../../../text/RichText.tsx';
import { page, type PageSlug } from '../state/pages.ts';

/** Page that only consists of content from the API. */
export function ContentPage({ slug }: { slug: PageSlug }) {
  const t = useText();
  const { formatDay } = useFormat();
  const langOf = useLangOf();
  const locale = useLocale();
  const dispatch = useDispatch();
  const read = useSelector((state: object) => page.select(state, { slug }));
  const isTextReady = useRichTextReady(read.status === 'loaded');
  useReadInLanguage(read.status === 'loaded' ? read.arg.language : undefined, (language) =>
    dispatch(page.opened({ slug, language, isSwitch: true })),
  );
  if (read.status === 'failed') {
    const retry = () => dispatch(page.opened({ slug, language: locale }));
    return <LoadError isWholePage error={read.error} onRetry={retry} />;
  }
  if (read.status !== 'loaded' || !isTextReady) return <ArticleSkeleton label={t('pages.loading')} />;
  const { language, title, summary, updated_on, body } = read.data;
  return (
    <article>
      <EnglishNotice language={language} requested={read.arg.language} />
      <div lang={langOf(language)}>
        <PageHeader title={title}>{summary}</PageHeader>
        <RichText level={2}>{body}</RichText>
      </div>
      <p className="mute text-14 above-8">{t('pages.updated', { day: formatDay(updated_on) })}</p>
    </article>
  );
}
