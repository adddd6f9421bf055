import type { VersionHealth } from '@atelier/contracts';
import { type Column, DataTable } from '../resource-page/DataTable';
import styles from './Vitals.module.css';
import { VITAL_COLUMNS } from './vitalColumns';
import { countReports, pageInWords } from './vitalWords';

export type PageVitals = NonNullable<VersionHealth['pages']>[number];
type Row = PageVitals & { id: string };

const COLUMNS: readonly Column<Row>[] = [
  { title: 'Page', cell: ({ page }) => <b className={styles.name}>{pageInWords(page)}</b> },
  { title: 'Reports', widthPx: 90, cell: (page) => <span>{countReports(page)}</span> },
  ...VITAL_COLUMNS,
];

interface Props {
  label: string;
  pages: readonly PageVitals[];
}

/** Web Vitals by the kind of page that was opened, the most reported first. */
export function VitalsByPage({ label, pages }: Props) {
  if (pages.length === 0) return null;
  const rows = pages
    .map((page) => ({ ...page, id: page.page }))
    .toSorted((one, other) => countReports(other) - countReports(one));
  return <DataTable label={label} columns={COLUMNS} items={rows} getName={({ page }) => pageInWords(page)} />;
}
