import styles from './TeamIllustrationEmptyChairs.module.css';

/** Drawing of empty chairs at the long table, for the careers page. */
export function TeamIllustrationEmptyChairs() {
  return (
    <svg className={styles.chairs} viewBox="0 0 1440 290" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <path className={styles.ink} d="M0 96H1440v22H0zM60 118h16v172H60zM980 118h16v172h-16z" />
      <g transform="translate(226 0)">
        <path className={styles.coral} d="M-66 176V84a66 66 0 0 1 132 0v92z" />
        <path className={styles.ink} d="M-84 176H84v20H-84zM-70 196h14v94h-14zM56 196h14v94H56z" />
      </g>
      <g transform="translate(472 0)">
        <path className={styles.olive} d="M-72 30H72v26H-72zM-58 56h22v120h-22zM-11 56h22v120h-22zM36 56h22v120H36z" />
        <path className={styles.ink} d="M-84 176H84v20H-84zM-70 196h14v94h-14zM56 196h14v94H56z" />
      </g>
      <g transform="translate(748 0) rotate(-4 0 290)">
        <circle className={styles.peach} cy="86" r="68" />
        <path className={styles.ink} d="M-13 150h26v26h-26z" />
        <path className={styles.ink} d="M-84 176H84v20H-84zM-70 196h14v94h-14zM56 196h14v94H56z" />
      </g>
    </svg>
  );
}
