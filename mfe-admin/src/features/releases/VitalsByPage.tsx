import type { VersionHealth } from '@atelier/contracts';
import { type Column, DataTable } from '../../resource-page/DataTable';
import { countReports, pageInWords } from './healthWords';
import styles from './Releases.module.css';
import { VITAL_COLUMNS } from './vitalColumns';

type Page = NonNullable<VersionHealth['pages']>[number];
type Row = Page & { id: string };

const COLUMNS: readonly Column<Row>[] = [
  { title: 'Page', cell: ({ page }) => <b className={styles.name}>{pageInWords(page)}</b> },
  { title: 'Reports', widthPx: 90, cell: (page) => <span>{countReports(page)}</span> },
  ...VITAL_COLUMNS,
];

interface Props {
  remote: string;
  health: VersionHealth;
}

/** Web Vitals of a version by the kind of page that was opened, the most reported first. */
export function VitalsByPage({ remote, health: { version, pages = [] } }: Props) {
  if (pages.length === 0) return null;
  const rows = pages
    .map((page) => ({ ...page, id: page.page }))
    .toSorted((one, other) => countReports(other) - countReports(one));
  return (
    <DataTable
      label={`Web Vitals by page of ${remote} ${version}`}
      columns={COLUMNS}
      items={rows}
      getName={({ page }) => pageInWords(page)}
    />
  );
}
