import { paths } from '@cpa/shared/routing';
import { BookmarkIcon, LinkButton } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../messages/texts.ts';
import { selectSavedIds } from './savedSlice.ts';

/** To what was saved, with how many there are. */
export function SavedLink() {
  const t = useText();
  const { length: count } = useSelector(selectSavedIds);
  return (
    <LinkButton variant="quiet" size="small" to={paths.saved} icon={<BookmarkIcon size={16} />}>
      {t('saved.link', { count })}
    </LinkButton>
  );
}
