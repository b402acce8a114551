import { NativeSelect } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { TEXT_PLACES, type TextPlace } from '../model/assignTexts.ts';
import styles from './ImportDialog.module.css';

type UnassignedTextsProps = {
  texts: readonly string[];
  /** Places by the index of the text. */
  places: ReadonlyMap<number, TextPlace>;
  onPlace: (index: number, place: TextPlace | null) => void;
};

/** Texts without a field, each with a choice of its place. */
export function UnassignedTexts({ texts, places, onPlace }: UnassignedTextsProps) {
  const t = useText();
  if (texts.length === 0) return null;
  return (
    <fieldset className={styles.section}>
      <legend>{t('cv.import.unassigned', { count: texts.length })}</legend>
      <p className="mute">{t('cv.import.unassignedText')}</p>
      <ul className="stack-2">
        {texts.map((text, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the texts never change
          <li key={index} className={styles.unassigned}>
            <span className="break pre-line" dir="auto">
              {text}
            </span>
            <NativeSelect
              label={t('cv.import.placeOf', { text: text.slice(0, 60) })}
              isLabelHidden
              value={places.get(index) ?? ''}
              onChange={({ target }) => onPlace(index, (target.value || null) as TextPlace | null)}
            >
              <option value="">{t('cv.import.leave')}</option>
              {TEXT_PLACES.map((place) => (
                <option key={place} value={place}>
                  {t(`cv.section.${place}`)}
                </option>
              ))}
            </NativeSelect>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
