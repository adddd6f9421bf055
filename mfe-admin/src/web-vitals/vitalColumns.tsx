import type { VersionHealth } from '@atelier/contracts';
import type { Column } from '../resource-page/DataTable';
import styles from './Vitals.module.css';
import { rateVital, vitalInWords } from './vitalWords';

type Vitals = Pick<VersionHealth, 'vitals'>;

const vitalColumn = (name: string): Column<Vitals> => ({
  title: name,
  widthPx: 130,
  cell: ({ vitals }) => {
    const vital = vitals[name];
    if (vital === undefined) return <span className={styles.second}>Not reported</span>;
    return (
      <span>
        {vitalInWords(name, vital.p75)}
        <span className={styles.second}>{rateVital(name, vital.p75)}</span>
      </span>
    );
  },
});

export const VITAL_COLUMNS: readonly Column<Vitals>[] = ['LCP', 'INP', 'CLS'].map(vitalColumn);
