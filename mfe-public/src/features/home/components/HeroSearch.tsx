import { paths } from '@cpa/shared/routing';
import { Button, ChevronDownIcon, MapPinIcon, SearchField, VisuallyHidden } from '@cpa/shared/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import { selectDistricts } from '../state/homeSlice.ts';
import styles from './HeroSearch.module.css';
import type { SearchUrl } from '../model/searchUrl.ts';

/** Search form, which the browser submits itself until the page is hydrated. Districts load after the page. */
export function HeroSearch({ searchUrl }: { searchUrl: SearchUrl }) {
  const t = useText();
  const id = useId();
  const navigate = useNavigate();
  const districts = useSelector(selectDistricts);
  const [text, setText] = useState('');
  const [district, setDistrict] = useState('');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void navigate(searchUrl({ text, district: Number(district) || null }));
  }

  return (
    <form role="search" action={paths.vacancies} className={styles.search} onSubmit={submit}>
      <SearchField
        isBare
        className={styles.text}
        label={t('home.searchText')}
        placeholder={t('home.searchText')}
        name="search_string"
        value={text}
        onValueChange={setText}
      />
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
