import { BookmarkIcon, IconButton } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../messages/texts.ts';
import { saveToggled, selectIsSaved } from './savedSlice.ts';

type SaveButtonProps = {
  vacancy: { id: number; title: string };
  isFramed?: boolean;
  className?: string | undefined;
};

/** Toggle button that saves or removes a vacancy. */
export function SaveButton({ vacancy: { id, title }, isFramed = false, className }: SaveButtonProps) {
  const t = useText();
  const dispatch = useDispatch();
  const isSaved = useSelector((state: object) => selectIsSaved(state, id));
  return (
    <IconButton
      className={className}
      isFramed={isFramed}
      isPressed={isSaved}
      label={t('saved.save', { title })}
      title={t(isSaved ? 'saved.isSaved' : 'saved.isNot')}
      icon={<BookmarkIcon />}
      onClick={() => dispatch(saveToggled({ id, isSaved: !isSaved }))}
    />
  );
}
