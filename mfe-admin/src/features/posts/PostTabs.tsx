import type { KeyboardEvent } from 'react';
import styles from './Posts.module.css';
import type { EditorTab } from './postForm';

const TABS: readonly { key: EditorTab; label: string }[] = [
  { key: 'content', label: 'Content' },
  { key: 'settings', label: 'SEO & Settings' },
  { key: 'preview', label: 'Preview' },
];
const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => (at + 1) % TABS.length,
  ArrowLeft: (at) => (at - 1 + TABS.length) % TABS.length,
  Home: () => 0,
  End: () => TABS.length - 1,
};

export const POST_PANEL_ID = 'post-panel';
export const getTabId = (tab: EditorTab): string => `post-tab-${tab}`;

/** The three views of a post. They share one panel, because the fields next to the text are those of the settings. */
export function PostTabs({ tab, onChange }: { tab: EditorTab; onChange: (tab: EditorTab) => void }) {
  const press = (event: KeyboardEvent) => {
    const next = TABS[STEPS[event.key]?.(TABS.findIndex(({ key }) => key === tab)) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.key);
    document.getElementById(getTabId(next.key))?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label="Views of the post">
      {TABS.map(({ key, label }) => (
        <button
          key={key}
          id={getTabId(key)}
          type="button"
          role="tab"
          aria-selected={key === tab}
          aria-controls={POST_PANEL_ID}
          tabIndex={key === tab ? 0 : -1}
          onClick={() => onChange(key)}
          onKeyDown={press}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
