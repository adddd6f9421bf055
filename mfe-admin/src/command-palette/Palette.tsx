import { Command } from 'cmdk';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#antd';
import { SearchOutlined } from '#icons';
import { useLeave } from '../forms/useLeaveQuestion';
import hidden from '../layout/VisuallyHidden.module.css';
import { useAdmin } from '../session/useAdmin';
import { inWords, isMac } from '../shortcuts/shortcutTable';
import styles from './CommandPalette.module.css';
import { entryOfItem, type FoundItem } from './itemKinds';
import { matching, type PaletteEntry } from './PaletteEntry';
import { getRecentChoices, rememberChoice } from './recentChoices';
import { useCommands } from './useCommands';
import { useItemSearch } from './useItemSearch';

type Line = PaletteEntry & { item?: FoundItem };

interface Group {
  name: string;
  lines: readonly Line[];
}

interface Props {
  onHelp: () => void;
  onClose: () => void;
  onChoose: (entry: PaletteEntry) => void;
}

const isPresent = <Value,>(value: Value | undefined): value is Value => value !== undefined;

/** The groups for a search; without a search, recent choices and all commands. */
const useGroups = (search: string, onHelp: () => void) => {
  const admin = useAdmin();
  const [, navigate] = useLocation();
  const leave = useLeave();
  const { screens, actions } = useCommands(onHelp);
  const found = useItemSearch(search);
  const recent = useMemo(() => getRecentChoices(admin.id), [admin.id]);
  const commands = new Map([...screens, ...actions].map((entry) => [entry.id, entry]));
  const toEntry = (item: FoundItem): Line | undefined =>
    entryOfItem(item, admin, (to) => void leave(() => navigate(to)));
  const isSearching = search.trim() !== '';
  const recentLines = recent
    .map(({ id, item }) => (item === undefined ? commands.get(id) : toEntry(item)))
    .filter(isPresent)
    // The same line is also listed below, and IDs must be unique.
    .map((line): Line => ({ ...line, id: `recent ${line.id}` }));
  const items = isSearching ? found.items.map(toEntry).filter(isPresent) : [];
  const groups: readonly Group[] = [
    { name: 'Recent', lines: isSearching ? [] : recentLines },
    { name: 'Go to', lines: matching(screens, search) },
    { name: 'Actions', lines: matching(actions, search) },
    // Last, because they load later and must not move the lines above.
    // Until then, those of the search before stay if they fit, so that Enter opens no other.
    { name: 'Items', lines: found.isLoading ? matching(items, search) : items },
  ];
  return { found, groups: groups.filter(({ lines }) => lines.length > 0) };
};

function PaletteLine({ line, onSelect }: { line: Line; onSelect: () => void }) {
  const { id, label, hint, Icon, keys = [] } = line;
  return (
    <Command.Item value={id} onSelect={onSelect} className={styles.line}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles.label}>{label}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
      {keys.length > 0 && <kbd className={styles.keys}>{inWords(keys)}</kbd>}
    </Command.Item>
  );
}

/** The search field and its results. */
export function Palette({ onHelp, onClose, onChoose }: Props) {
  const admin = useAdmin();
  const [search, setSearch] = useState('');
  const { found, groups } = useGroups(search, onHelp);
  const count = groups.reduce((total, { lines }) => total + lines.length, 0);
  const isEmpty = count === 0 && !found.isLoading && !found.isIncomplete;

  const choose = (line: Line) => {
    rememberChoice(admin.id, { id: line.id.replace(/^recent /, ''), item: line.item });
    onChoose(line);
  };
  const closeBySameKey = (event: KeyboardEvent) => {
    const isMod = isMac() ? event.metaKey : event.ctrlKey;
    if (!isMod || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    onClose();
  };
  return (
    <Command label="Search or jump to" shouldFilter={false} vimBindings={false} loop onKeyDown={closeBySameKey}>
      <div className={styles.field}>
        <SearchOutlined aria-hidden="true" />
        <Command.Input
          autoFocus
          value={search}
          onValueChange={setSearch}
          maxLength={100}
          placeholder="Search or jump to…"
        />
        <kbd className={styles.keys}>Esc</kbd>
      </div>
      <Command.List label="Results" className={styles.list}>
        {groups.map(({ name, lines }) => (
          <Command.Group key={name} heading={name} className={styles.group}>
            {lines.map((line) => (
              <PaletteLine key={line.id} line={line} onSelect={() => choose(line)} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
      <div className={styles.state} role="status" data-is-quiet={!found.isLoading && !isEmpty}>
        {found.isLoading && 'Searching…'}
        {isEmpty && `Nothing found for “${search.trim()}”.`}
        {!found.isLoading && !isEmpty && <span className={hidden.visuallyHidden}>{`${count} results`}</span>}
      </div>
      {found.isIncomplete && (
        <div className={styles.failure} role="alert">
          Some results couldn’t be loaded.
          <Button size="small" onClick={found.retry}>
            Try again
          </Button>
        </div>
      )}
    </Command>
  );
}
