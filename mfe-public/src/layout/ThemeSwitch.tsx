import { useEffect, useState } from 'react';
import styles from './Footer.module.css';

/** The script in the document's head reads it too, before the first paint. */
const KEY = 'atelier:theme';
const THEMES = ['Light', 'Dark', 'System'] as const;

/** Browsers that block storage throw on access. */
const stored = (): string => {
  try {
    return localStorage.getItem(KEY) ?? 'light';
  } catch {
    return 'light';
  }
};

const store = (theme: string): void => {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Without storage, the theme lasts as long as the page.
  }
};

const show = (theme: string): void => {
  document.documentElement.dataset.theme = theme;
};

/** Light unless the visitor chooses otherwise. The choice stays in this browser. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState('light');
  useEffect(() => {
    const chosen = stored();
    show(chosen);
    setTheme(chosen);
  }, []);
  const choose = (chosen: string): void => {
    show(chosen);
    setTheme(chosen);
    store(chosen);
  };
  return (
    <label className={styles.theme}>
      Theme
      <select value={theme} onChange={({ target }) => choose(target.value)}>
        {THEMES.map((label) => (
          <option key={label} value={label.toLowerCase()}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
