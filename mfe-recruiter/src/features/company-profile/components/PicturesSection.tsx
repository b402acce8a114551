import { MAX_COMPANY_PICTURES, type CompanyPicture, type OwnCompany } from '@cpa/shared/contracts';
import { IconButton, TextField, useFocusAfterRemoval } from '@cpa/shared/ui';
import { TrashIcon } from '@cpa/shared/ui/icons';
import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { isCaption } from '../model/caption.ts';
import { usePictureTexts } from '../pictureTexts.ts';
import { events, selectAddedPictures, selectArePicturesSaving } from '../state/companySlice.ts';
import styles from './CompanyEditor.module.css';
import { NewPicture, type NewPictureProps } from './NewPicture.tsx';
import pictureStyles from './PicturesSection.module.css';

type PicturesSectionProps = { company: OwnCompany | null } & NewPictureProps;

/** Pictures of the work or of the team. A new company has none until it is created. */
export function PicturesSection({ company, kind, ...newPicture }: PicturesSectionProps) {
  const t = useText();
  const container = useFocusAfterRemoval();
  const tp = usePictureTexts();
  const added = useSelector(selectAddedPictures)[kind];
  const pictures = (company?.pictures ?? []).filter((picture) => picture.kind === kind);
  const titleId = `company-pictures-${kind}`;
  return (
    <section ref={container} className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{tp(`${kind}.title`)}</h2>
      <p className={styles.lead}>
        {company ? tp(`${kind}.text`, { max: MAX_COMPANY_PICTURES }) : t('company.picturesNew')}
      </p>
      {pictures.length > 0 && (
        <ul className="stack-4">
          {pictures.map((picture) => (
            <Picture key={picture.id} picture={picture} />
          ))}
        </ul>
      )}
      {company &&
        (pictures.length < MAX_COMPANY_PICTURES ? (
          // Starts again, empty, once the picture is stored.
          <NewPicture key={added} kind={kind} {...newPicture} />
        ) : (
          <p className={styles.lead}>{t('company.picturesFull', { max: MAX_COMPANY_PICTURES })}</p>
        ))}
    </section>
  );
}

function Picture({ picture: { id, url, caption } }: { picture: CompanyPicture }) {
  const t = useText();
  const dispatch = useDispatch();
  const isSaving = useSelector(selectArePicturesSaving);
  const [text, setText] = useState(caption);
  const requested = useRef(caption);
  const save = () => {
    const entered = text.trim();
    // The field that Enter has saved may lose the focus before the response.
    if (!isCaption(text) || entered === caption || (isSaving && entered === requested.current)) return;
    requested.current = entered;
    dispatch(events.picturesChangeRequested({ kind: 'caption', id, caption: entered }));
  };
  return (
    <li className={pictureStyles.picture}>
      <img className={pictureStyles.image} src={url} alt="" width={160} height={100} />
      <TextField
        label={t('company.pictureCaption')}
        value={text}
        error={isCaption(text) ? undefined : t('company.pictureCaptionError')}
        onChange={({ target }) => setText(target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would submit the form of the company.
          event.preventDefault();
          save();
        }}
      />
      <IconButton
        label={t('company.pictureRemove', { caption })}
        icon={<TrashIcon />}
        aria-disabled={isSaving}
        onClick={() => !isSaving && dispatch(events.picturesChangeRequested({ kind: 'remove', id }))}
      />
    </li>
  );
}
