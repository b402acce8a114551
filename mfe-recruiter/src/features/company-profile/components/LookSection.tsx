import { Button, UndoIcon, useFocusAfterRemoval } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './CompanyEditor.module.css';
import { ImageField } from './ImageField.tsx';
import type { CompanyFormState } from './useCompanyForm.ts';

/** Cover and logo. */
export function LookSection({ state, name }: { state: CompanyFormState; name: string }) {
  const t = useText();
  const { images } = state;
  const container = useFocusAfterRemoval();
  return (
    <section ref={container} className={styles.section} aria-labelledby="company-look">
      <h2 id="company-look">{t('company.look')}</h2>
      <p className={styles.lead}>{t('company.lookText')}</p>
      <ImageField image="cover" companyName={name} images={images} />
      <ImageField image="logo" companyName={name} images={images} />
      {images.canUndo && (
        <div>
          <Button variant="quiet" size="small" icon={<UndoIcon />} onClick={images.undo}>
            {t('company.undoImage')}
          </Button>
        </div>
      )}
    </section>
  );
}
