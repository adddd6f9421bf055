import { Alert, Button } from '#antd';
import { DownloadOutlined } from '#icons';
import { FilePicker } from '../forms/FilePicker';
import type { Noun } from '../numbers/numbers';
import styles from './CsvImport.module.css';
import type { CsvKind } from './CsvKind';
import { requiredLabels } from './checkRows';
import { CSV_MAX_BYTES, CSV_MAX_ROWS } from './readCsv';
import { saveTemplate } from './writeCsv';

const RULE = { types: ['.csv', '.tsv', '.txt', 'text/csv'], maxBytes: CSV_MAX_BYTES, maxFiles: 1 };

interface Props<Draft> {
  kind: CsvKind<Draft>;
  noun: Noun;
  problem: string | undefined;
  onChoose: (file: File) => void;
}

/** The requirements for a file, a template, and the drop area. */
export function ChooseFile<Draft>({ kind, noun, problem, onChoose }: Props<Draft>) {
  return (
    <>
      <p className={styles.lead}>
        The first row contains the column names, and each row after it is a {noun.one}. You can review everything before
        it is imported.
      </p>
      <FilePicker
        id="csv-file"
        label="Choose a CSV file, or drop it here"
        rule={RULE}
        hint={`Up to ${CSV_MAX_ROWS} rows; encoding and delimiter are detected`}
        isWrong={problem !== undefined}
        describedBy={problem === undefined ? undefined : 'csv-file-problem'}
        onPick={([file]) => file && onChoose(file)}
      />
      {problem !== undefined && <Alert id="csv-file-problem" type="error" showIcon title={problem} role="alert" />}
      <dl className={styles.facts}>
        <div>
          <dt>Required columns</dt>
          <dd>{requiredLabels(kind).join(', ')}</dd>
        </div>
        <div>
          <dt>Lists</dt>
          <dd>Separate list values with | or ;</dd>
        </div>
      </dl>
      <div>
        <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => saveTemplate(kind, noun)}>
          Download a template
        </Button>
      </div>
    </>
  );
}
