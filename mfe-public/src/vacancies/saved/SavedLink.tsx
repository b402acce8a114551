import { paths } from '@cpa/shared/routing';
import { BookmarkIcon, LinkButton } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../messages/texts.ts';
import { selectSavedIds } from './savedSlice.ts';

/** Link to the saved vacancies with their number. */
export function SavedLink() {
  const t = useText();
  const { length: count } = useSelector(selectSavedIds);
  return (
    <LinkButton variant="quiet" size="small" to={paths.saved} icon={<BookmarkIcon size={16} />}>
      {t('saved.link', { count })}
    </LinkButton>
  );
}
