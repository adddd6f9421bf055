import type { SearchAnswer } from '@atelier/contracts/search/http';
import { Button } from '../../design/Button';
import { FilterChips } from '../../design/FilterChips';
import { NoSuchPage } from '../../design/NoSuchPage';
import { Notice } from '../../design/Notice';
import { Pagination } from '../../design/Pagination';
import { TryAgain } from '../../design/TryAgain';
import { isPastEnd } from '../../routing/pageNumber';
import { SiteLink } from '../../routing/SiteLink';
import { RESULTS_ID } from '../../routing/useFilterChange';
import { ResultPlaceholders } from './ResultPlaceholders';
import { SearchResult } from './SearchResult';
import styles from './SearchResults.module.css';
import { RESULT_TYPES, type ResultType, type Search, searchAddress } from './searchNeeds';

interface Found {
  answer: SearchAnswer;
  search: Search;
}

interface SearchResultsProps {
  answer: SearchAnswer | undefined;
  search: Search;
  hasFailed: boolean;
  retry(): void;
}

const countLine = ({ answer, search }: Found): string => {
  const results = `${answer.total} ${answer.total === 1 ? 'result' : 'results'}`;
  const kind = search.type === '' ? '' : ` in ${RESULT_TYPES[search.type].many}`;
  return `${results}${kind} for “${search.q}”`;
};

/** Links to the kinds of results, without counts until they are known. */
function Kinds({ counts, search }: { counts: SearchAnswer['counts'] | undefined; search: Search }) {
  const types = Object.keys(RESULT_TYPES) as ResultType[];
  const chips = [
    {
      label: 'Everything',
      href: searchAddress(search, { type: '' }),
      isCurrent: search.type === '',
      count: counts && Object.values(counts).reduce((sum, count) => sum + count, 0),
    },
    ...types.map((type) => ({
      label: RESULT_TYPES[type].many,
      href: searchAddress(search, { type }),
      isCurrent: search.type === type,
      count: counts?.[type],
    })),
  ];
  return <FilterChips name="Kinds of results" chips={chips} />;
}

function Suggestion({ answer, search }: Found) {
  if (answer.suggestion === undefined) return null;
  return (
    <p className={styles.suggestion}>
      Did you mean{' '}
      <SiteLink href={searchAddress(search, { q: answer.suggestion, type: '' })}>{answer.suggestion}</SiteLink>?
    </p>
  );
}

function Nothing({ answer, search }: Found) {
  const isElsewhere = Object.values(answer.counts).some((count) => count > 0);
  return (
    <Notice
      title="Nothing found"
      text={
        isElsewhere
          ? 'No results of this kind. There are others.'
          : 'No results. Try fewer or different words, or just ask us.'
      }
    >
      {isElsewhere ? (
        <Button href={searchAddress(search, { type: '' })}>Show Everything</Button>
      ) : (
        <Button href="/contact">Ask Us</Button>
      )}
      <Button href="/projects" variant="secondary">
        View Our Work
      </Button>
    </Notice>
  );
}

function List({ answer, search }: Found) {
  const getAddress = (page: number) => searchAddress(search, { page });
  const { totalPages } = answer.pagination;
  if (isPastEnd(search.page, answer))
    return <NoSuchPage page={search.page} totalPages={totalPages} getAddress={getAddress} />;
  return (
    <>
      <Suggestion answer={answer} search={search} />
      {answer.data.length === 0 ? (
        <Nothing answer={answer} search={search} />
      ) : (
        <ol className={styles.list}>
          {answer.data.map((result) => (
            <SearchResult key={`${result.type}:${result.id}`} result={result} />
          ))}
        </ol>
      )}
      <Pagination current={search.page} totalPages={totalPages} getAddress={getAddress} />
    </>
  );
}

/** Search results by kind, best match first. The status line stays in place while lists change. */
export function SearchResults({ answer, search, hasFailed, retry }: SearchResultsProps) {
  const isWaiting = answer === undefined && !hasFailed;
  return (
    <>
      <Kinds counts={answer?.counts} search={search} />
      <section className={styles.results} aria-busy={isWaiting}>
        <p id={RESULTS_ID} tabIndex={-1} className={styles.count} role="status">
          {isWaiting && 'Searching'}
          {answer !== undefined && countLine({ answer, search })}
        </p>
        {answer !== undefined && <List answer={answer} search={search} />}
        {isWaiting && <ResultPlaceholders />}
        {hasFailed && (
          <Notice title="Unable to search" text="Something went wrong while searching. Please try again." role="alert">
            <TryAgain retry={retry} />
          </Notice>
        )}
      </section>
    </>
  );
}
