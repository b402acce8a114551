import { DEFAULT_CV_SETTINGS } from '@cpa/shared/contracts';
import { type TextKey, useText } from '../../../../messages/texts.ts';
import type { LeftText } from '../../model/filling/findings.ts';
import { useReadingText } from '../../../../resume-reading/texts.ts';

const NAMED = new Set<string | null>([...DEFAULT_CV_SETTINGS.sectionOrder, 'basics']);

/** Texts of a resume that have no place in the profile. */
export function LeftTexts({ texts }: { texts: readonly LeftText[] }) {
  const t = useText();
  const tr = useReadingText();
  if (texts.length === 0) return null;
  return (
    <div className="stack-2">
      <h3>{tr('fill.left', { count: texts.length })}</h3>
      <p className="mute">{tr('fill.leftText')}</p>
      <ul className="stack-2">
        {texts.map(({ section, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the texts never change
          <li key={index} className="break pre-line" dir="auto">
            {NAMED.has(section) && <span className="mute">{t(`cv.section.${section}` as TextKey)}: </span>}
            <span lang="">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
