import { COLOR } from '@atelier/contracts/studio/colors';
import { type BrandColors, checkContrast, shownRatio } from '@atelier/contracts/studio/palette';
import { Status } from '../layout/Status';
import styles from './ContrastChecks.module.css';

/** Whether a brand's colors can be read (WCAG AA), while they are picked. */
export function ContrastChecks({ accent, surface }: BrandColors) {
  const colors = { accent: accent.trim().toLowerCase(), surface: surface.trim().toLowerCase() };
  if (!Object.values(colors).every((color) => COLOR.test(color))) return null;
  return (
    <ul className={styles.checks} aria-label="Contrast" aria-live="polite">
      {checkContrast(colors).map(({ field, label, ratio, wanted }) => (
        <li key={field}>
          <Status color={ratio < wanted ? 'error' : 'success'}>{ratio < wanted ? 'Too low' : 'Good'}</Status>
          <span>
            {label}: <b>{shownRatio(ratio)}</b>, needs {wanted}:1
          </span>
        </li>
      ))}
    </ul>
  );
}
