import type { JsonResume } from '@cpa/shared/contracts';
import { TextField } from '@cpa/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { isEmail } from '../../model/isEmail.ts';
import { events, selectBasics } from '../../../../cv-draft/cvBuilderSlice.ts';
import { useEditorView } from '../../../../cv-draft/useEditorView.ts';
import styles from './BasicsForm.module.css';
import { focusField } from './focusField.ts';
import { PhotoField } from './PhotoField.tsx';

type Basics = NonNullable<JsonResume['basics']>;
const FIELDS = [
  { key: 'name', autoComplete: 'name' },
  { key: 'label', autoComplete: 'organization-title' },
  { key: 'email', autoComplete: 'email', inputMode: 'email' },
  { key: 'phone', autoComplete: 'tel', inputMode: 'tel' },
] as const;

/** Contact details and photo. */
export function BasicsForm() {
  const t = useText();
  const dispatch = useDispatch();
  const basics: Basics = useSelector(selectBasics);
  const { place } = useEditorView();
  const form = useRef<HTMLDivElement>(null);
  const change = (changes: Basics) => dispatch(events.basicsChanged(changes));
  const profile = basics.profiles?.[0];
  // An e-mail address is checked once the field was left, and one from earlier at once.
  const [isEmailChecked, setIsEmailChecked] = useState(Boolean(basics.email));
  const isEmailOdd = isEmailChecked && Boolean(basics.email?.trim()) && !isEmail(basics.email);

  useEffect(() => {
    if (place.field) focusField(form.current, place.field);
  }, [place]);

  return (
    <div ref={form} className={styles.form}>
      <PhotoField image={basics.image} onChange={(image) => change({ image })} />
      {FIELDS.map(({ key, ...attributes }) => (
        <TextField
          key={key}
          {...attributes}
          label={t(`cv.basics.${key}`)}
          name={key}
          value={basics[key] ?? ''}
          hint={key === 'label' && t('cv.basics.labelHint')}
          error={key === 'email' && isEmailOdd && t('cv.basics.emailOdd')}
          onBlur={key === 'email' ? () => setIsEmailChecked(true) : undefined}
          onChange={({ target }) => change({ [key]: target.value })}
        />
      ))}
      <TextField
        label={t('cv.basics.city')}
        name="city"
        autoComplete="address-level2"
        value={basics.location?.city ?? ''}
        onChange={({ target }) => change({ location: { ...basics.location, city: target.value } })}
      />
      <TextField
        label={t('cv.basics.url')}
        name="url"
        isOptional
        inputMode="url"
        autoComplete="url"
        value={basics.url ?? ''}
        onChange={({ target }) => change({ url: target.value || undefined })}
      />
      <TextField
        label={t('cv.basics.profile')}
        name="profile"
        isOptional
        inputMode="url"
        value={profile?.url ?? ''}
        onChange={({ target }) => change({ profiles: profilesWith(basics, target.value) })}
      />
    </div>
  );
}

/** Replaces the URL of the first profile; the others stay. */
function profilesWith({ profiles = [] }: Basics, url: string): Basics['profiles'] {
  const [first, ...others] = profiles;
  if (!url) return others;
  const network = /linkedin\.com/i.test(url) ? 'LinkedIn' : (first?.network ?? '');
  return [{ ...first, network, url }, ...others];
}
