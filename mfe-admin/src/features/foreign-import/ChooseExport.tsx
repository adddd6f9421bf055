import { CONVERTERS, type ForeignProgram, MAX_EXPORT_BYTES } from '@atelier/content-import';
import { POST_CATEGORIES } from '@atelier/contracts/content/post-category';
import { useState } from 'react';
import { Alert, Button, Segmented } from '#antd';
import { ChoiceSelect } from '../../forms/ChoiceSelect';
import { FilePicker } from '../../forms/FilePicker';
import styles from './ForeignImport.module.css';
import type { Choice } from './useForeignImport';

const PROGRAMS = Object.entries(CONVERTERS).map(([value, { name }]) => ({
  value: value as ForeignProgram,
  label: name,
}));
const CATEGORIES = POST_CATEGORIES.map(({ slug, label }) => ({ value: slug, label }));

const WHERE: Readonly<Record<ForeignProgram, string>> = {
  ghost: 'In Ghost: Settings → Import/Export → Export. It is a JSON file.',
  wordpress: 'In WordPress: Tools → Export → All content. It is an XML file.',
};
const PICTURE_RULE = { types: ['.zip'], maxBytes: Number.POSITIVE_INFINITY, maxFiles: 1 };

interface Props {
  problem: string | undefined;
  isReading: boolean;
  onCheck: (choice: Choice) => void;
}

const describePictures = (files: readonly File[]): string => {
  const [first] = files;
  if (first === undefined) return 'Without it, posts and pages come over without pictures';
  return files.length === 1 ? first.name : `${files.length} files`;
};

/** The program, its export, and the pictures. Nothing leaves the browser before the import starts. */
export function ChooseExport({ problem, isReading, onCheck }: Props) {
  const [program, setProgram] = useState<ForeignProgram>('ghost');
  const [file, setFile] = useState<File>();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [category, setCategory] = useState<string>('news');
  const choose = (next: ForeignProgram) => {
    setProgram(next);
    setFile(undefined);
  };
  const rule = { types: [CONVERTERS[program].extension], maxBytes: MAX_EXPORT_BYTES, maxFiles: 1 };
  return (
    <div className={styles.form}>
      <fieldset className={styles.program}>
        <legend>Where the content comes from</legend>
        <Segmented<ForeignProgram> aria-label="Program" options={PROGRAMS} value={program} onChange={choose} />
      </fieldset>
      <FilePicker
        id="foreign-export"
        label="Choose the export, or drop it here"
        rule={rule}
        hint={file?.name ?? WHERE[program]}
        isWrong={problem !== undefined}
        describedBy={problem === undefined ? undefined : 'foreign-problem'}
        onPick={([picked]) => setFile(picked)}
      />
      <div className={styles.pictures}>
        <FilePicker
          id="foreign-zip"
          label="Choose a ZIP file with the pictures"
          rule={PICTURE_RULE}
          hint={describePictures(pictures)}
          onPick={setPictures}
        />
        <FilePicker
          id="foreign-folder"
          label="Or choose their folder"
          rule={{ ...PICTURE_RULE, types: [], maxFiles: Number.POSITIVE_INFINITY }}
          hint={program === 'ghost' ? 'content/images of Ghost' : 'wp-content/uploads of WordPress'}
          isFolder
          onPick={setPictures}
        />
      </div>
      <label className={styles.category} htmlFor="foreign-category">
        <span>Category for posts whose own category is unknown here</span>
        <ChoiceSelect id="foreign-category" options={CATEGORIES} value={category} onChange={setCategory} />
      </label>
      {problem !== undefined && <Alert id="foreign-problem" type="error" showIcon title={problem} role="alert" />}
      <div className={styles.actions}>
        <Button type="primary" loading={isReading} onClick={() => onCheck({ program, file, pictures, category })}>
          Start dry run
        </Button>
      </div>
    </div>
  );
}
