import { ErrorNotice, LoadError, LoadingArea, SearchField, Skeleton } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, type MatchChoice, selectMatch } from '../state/matchSlice.ts';
import styles from './MatchView.module.css';

/** Own vacancies that are shown without a search. */
const MOST_OWN = 8;
const MOST_RESULTS = 10;

/** Choice of the vacancy: applied to, saved, or searched. */
export function VacancyChoice() {
  const t = useText();
  const dispatch = useDispatch();
  const { own, query, results, search, chosen } = useSelector(selectMatch);
  const choose = (id: number) => dispatch(events.vacancyChosen({ id }));
  const isSearching = query.trim() !== '';
  return (
    <>
      <p className={styles.intro}>{t('cv.match.intro')}</p>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label={t('cv.match.search')}
          placeholder={t('cv.match.search')}
          value={query}
          onValueChange={(value) => dispatch(events.queryChanged(value))}
        />
      </form>
      {chosen?.status === 'failed' && (
        <LoadError error={chosen.error} title={t('cv.match.loadFailed')} onRetry={() => choose(chosen.id)} />
      )}
      {chosen?.status === 'loading' && (
        <LoadingArea label={t('cv.match.loading')}>
          <Skeleton shape="block" height={240} />
        </LoadingArea>
      )}
      {!isSearching && own.length > 0 && (
        <Choices title={t('cv.match.own')} choices={own.slice(0, MOST_OWN)} onChoose={choose} />
      )}
      {isSearching && search === 'failed' && (
        <ErrorNotice title={t('cv.match.searchFailed')} onRetry={() => dispatch(events.queryChanged(query))}>
          {t('cv.match.searchFailedText')}
        </ErrorNotice>
      )}
      {isSearching && search === 'loading' && results.length === 0 && (
        <LoadingArea label={t('cv.match.searching')}>
          <Skeleton shape="block" height={180} />
        </LoadingArea>
      )}
      {isSearching && search === 'loaded' && results.length === 0 && (
        <p className={styles.intro} role="status">
          {t('cv.match.none')}
        </p>
      )}
      {isSearching && search !== 'failed' && results.length > 0 && (
        <Choices title={t('cv.match.results')} choices={results.slice(0, MOST_RESULTS)} onChoose={choose} />
      )}
    </>
  );
}

type ChoicesProps = { title: string; choices: readonly MatchChoice[]; onChoose: (id: number) => void };

function Choices({ title, choices, onChoose }: ChoicesProps) {
  return (
    <div>
      <h3 className={styles.heading}>{title}</h3>
      <ul className="stack-2">
        {choices.map((choice) => (
          <li key={choice.id}>
            <button type="button" className={styles.choice} onClick={() => onChoose(choice.id)}>
              <strong>{choice.title}</strong>
              <span translate="no">{choice.company}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
