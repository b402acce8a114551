import { Button, FileTextIcon } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { resumeRequested, selectIsResumeOpening } from '../state/reviewSlice.ts';
import styles from './ReviewHeader.module.css';

/** Opens the resume that was sent with the application. */
export function OpenResume({ id }: { id: number }) {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <Button
      variant="secondary"
      className={styles.resume}
      icon={<FileTextIcon />}
      isLoading={useSelector(selectIsResumeOpening)}
      onClick={() => dispatch(resumeRequested({ id }))}
    >
      {t('review.openResume')}
    </Button>
  );
}
