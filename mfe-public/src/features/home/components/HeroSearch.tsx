import { paths } from '@cpa/shared/routing';
import { Button, ChevronDownIcon, MapPinIcon, SearchField, VisuallyHidden } from '@cpa/shared/ui';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { comboboxAttributes } from '../../../search/suggestions/comboboxAttributes.ts';
import { suggestionPanel } from '../../../search/suggestions/lazySuggestionPanel.ts';
import { useText } from '../../../messages/texts.ts';
import { districts as districtOptions } from '../state/home.ts';
import styles from './HeroSearch.module.css';
import type { SearchUrl } from '../model/searchUrl.ts';

/** Search form, which the browser submits itself until the page is hydrated. Districts load after the page. */
export function HeroSearch({ searchUrl }: { searchUrl: SearchUrl }) {
  const t = useText();
  const id = useId();
  const navigate = useNavigate();
  const { data: districts = [] } = useSelector(districtOptions.select);
  const [text, setText] = useState('');
  const [district, setDistrict] = useState('');
  const container = useRef<HTMLDivElement>(null);
  const [isInside, setIsInside] = useState(false);
  const { Component: Suggestions } = suggestionPanel.useComponent(isInside);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void navigate(searchUrl({ text, district: Number(district) || null }));
  }

  return (
    <form role="search" className={styles.search} action={paths.vacancies} onSubmit={submit}>
      <div
        ref={container}
        role="presentation"
        className="relative"
        onFocus={() => setIsInside(true)}
        onBlur={() => setIsInside(false)}
      >
        <SearchField
          {...comboboxAttributes}
          isBare
          name="search_string"
          label={t('home.searchText')}
          placeholder={t('home.searchText')}
          value={text}
          onValueChange={(typed) => {
            setText(typed);
            setIsInside(true);
          }}
        />
        {isInside && text.trim() !== '' && Suggestions && (
          <Suggestions
            container={container}
            text={text}
            onSearch={(chosen) =>
              void navigate(searchUrl({ text: chosen, district: Number(district) || null }))
            }
            onClose={() => setIsInside(false)}
          />
        )}
      </div>
      <div className={styles.place}>
        <MapPinIcon className={styles.pin} />
        <label htmlFor={id}>
          <VisuallyHidden>{t('home.district')}</VisuallyHidden>
        </label>
        <select
          id={id}
          name="filter_districts"
          className={styles.district}
          value={district}
          onChange={({ target }) => setDistrict(target.value)}
        >
          <option value="">{t('home.allDistricts')}</option>
          {districts.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={16} className={styles.arrow} />
      </div>
      <Button type="submit" className={styles.submit}>
        {t('home.search')}
      </Button>
    </form>
  );
}
