import type { Vacancy } from '@cpa/shared/contracts';
import { Button } from '@cpa/shared/ui';
import { VacancyArticle } from '../features/vacancy-detail/components/VacancyArticle.tsx';
import { VacancySkeleton } from '../features/vacancy-detail/components/VacancySkeleton.tsx';
import { useText } from '../messages/texts.ts';
import { useRichTextReady } from '../text/RichText.tsx';

type VacancyPagePreviewProps = { vacancy?: unknown; layout?: unknown };

/** Slot `vacancy.page-preview`: a vacancy as its page shows it, or with `layout: 'panel'` in one column. */
export default function VacancyPagePreview({ vacancy, layout }: VacancyPagePreviewProps) {
  const t = useText();
  const shownLayout = layout === 'page' ? 'page' : 'panel';
  if (!useRichTextReady(true)) return <VacancySkeleton layout={shownLayout} />;
  return (
    <VacancyArticle
      vacancy={vacancy as Vacancy}
      layout={shownLayout}
      apply={<Button isWide>{t('vacancy.apply')}</Button>}
    />
  );
}
