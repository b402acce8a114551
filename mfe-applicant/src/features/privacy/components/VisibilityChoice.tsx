import type { Visibility } from '@cpa/shared/contracts';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events } from '../state/privacySlice.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { Part } from './Part.tsx';
import { PrivacySection } from './PrivacySection.tsx';

const CHOICES = ['hidden', 'companies_i_applied_to'] as const satisfies readonly Visibility[];

/** Visibility of the profile, saved on change. */
export function VisibilityChoice() {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <PrivacySection id="visibility" title={t('privacy.visibility')}>
      <Part part="visibility" height={168}>
        {(visibility) =>
          visibility === null ? (
            <p>{t('privacy.noProfile')}</p>
          ) : (
            <ChoiceCards
              isColumn
              label={t('privacy.visibility')}
              // No page lists applicants to other companies, so `searchable` shows the profile to the same ones.
              value={visibility === 'hidden' ? 'hidden' : 'companies_i_applied_to'}
              choices={CHOICES.map((value) => ({
                value,
                title: t(`privacy.visibility.${value}`),
                text: t(`privacy.visibilityText.${value}`),
              }))}
              onChoose={(value) => dispatch(events.visibilityChosen(value))}
            />
          )
        }
      </Part>
    </PrivacySection>
  );
}
