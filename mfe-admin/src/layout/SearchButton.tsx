import { SearchOutlined } from '#icons';
import { getKeys, inWords } from '../shortcuts/shortcutTable';
import styles from './SearchButton.module.css';
import { useOpenTool } from './ToolsContext';

/** Opens the command palette; shows only the icon on phones. */
export function SearchButton() {
  const open = useOpenTool();
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => open('palette')}
    >
      <SearchOutlined aria-hidden="true" />
      <span className={styles.words}>Search or jump to…</span>
      <span className={styles.keys} aria-hidden="true">
        {inWords(getKeys('palette'))}
      </span>
    </button>
  );
}
