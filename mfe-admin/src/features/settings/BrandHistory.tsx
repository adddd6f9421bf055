import type { BrandRevision } from '@atelier/contracts';
import { useController } from 'react-hook-form';
import { Button, ConfigProvider } from '#antd';
import { formatDateTime } from '../../dates/dates';
import { useAnswer } from '../../platform/useAnswer';
import styles from './BrandHistory.module.css';
import type { SettingsFormProps } from './SettingsFormProps';
import { BRANDS_ADDRESS } from './settings.api';

const inWords = ({ at, by }: BrandRevision): string => {
  if (at === null) return 'The look of a new site';
  return by === null ? formatDateTime(at) : `${formatDateTime(at)} by ${by}`;
};

/** Brands that were saved before. A click fills the form with one, which the preview shows and saving restores. */
export function BrandHistory({ control }: SettingsFormProps) {
  const { field } = useController({ control, name: 'brand' });
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const { data, error, mutate } = useAnswer(BRANDS_ADDRESS);
  if (error !== undefined)
    return (
      <p role="alert">
        The earlier brands could not be loaded.{' '}
        <Button size="small" onClick={() => void mutate()}>
          Try again
        </Button>
      </p>
    );
  const earlier = data?.data.slice(1) ?? [];
  if (earlier.length === 0) return <p>There is no earlier brand yet.</p>;
  return (
    <ol className={styles.list} aria-label="Earlier brands">
      {earlier.map((revision) => (
        <li key={revision.version}>
          <span className={styles.colors} aria-hidden="true">
            {[revision.brand.surface, revision.brand.accent].map((color) => (
              <span key={color} style={{ background: color }} />
            ))}
          </span>
          <span>{inWords(revision)}</span>
          <Button
            size="small"
            disabled={isFixed}
            onClick={() => field.onChange(revision.brand)}
            aria-label={`Restore the brand of version ${revision.version}`}
          >
            Restore
          </Button>
        </li>
      ))}
    </ol>
  );
}
