import { Button, Switch } from '#antd';
import { Dialog } from '../forms/Dialog';
import { mayOpen } from '../routing/mayOpen';
import { getRoute } from '../routing/routes';
import { useAdmin } from '../session/useAdmin';
import styles from './ShortcutsDialog.module.css';
import { inWords, isSingleLetter, SHORTCUTS, type Shortcut } from './shortcutTable';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  hasLetters: boolean;
  onLetters: (isOn: boolean) => void;
}

const GROUPS: readonly Shortcut['group'][] = ['Everywhere', 'In a list', 'In an editor', 'Go to'];
const WIDTH_PX = 640;

/** Renders 'G then P' with a box per key. */
function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles.keys}>
      {keys.map((key, at) => (
        <span key={key}>
          {at > 0 && <span className={styles.then}> then </span>}
          {inWords([key])
            .split(' ')
            .map((part) => (
              <kbd key={part}>{part}</kbd>
            ))}
        </span>
      ))}
    </span>
  );
}

/** All shortcuts, and the switch for single-letter shortcuts. */
export function ShortcutsDialog({ isOpen, onClose, hasLetters, onLetters }: Props) {
  const admin = useAdmin();
  const isOpenable = ({ task }: Shortcut) => !task.startsWith('go ') || mayOpen(admin, getRoute(task.slice(3)));
  return (
    <Dialog
      isOpen={isOpen}
      title="Keyboard shortcuts"
      widthPx={WIDTH_PX}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className={styles.switch}>
        <Switch
          id="letter-shortcuts"
          checked={hasLetters}
          onChange={onLetters}
          aria-describedby="letter-shortcuts-hint"
        />
        <div>
          <label htmlFor="letter-shortcuts">Single-key shortcuts</label>
          <p id="letter-shortcuts-hint">
            They don’t apply while you type. When they are off, only shortcuts with {inWords(['Mod+']).trim()} work.
            Saved for this browser.
          </p>
        </div>
      </div>
      <div className={styles.groups}>
        {GROUPS.map((group) => (
          <section key={group} aria-label={group}>
            <h3>{group}</h3>
            <dl>
              {SHORTCUTS.filter((shortcut) => shortcut.group === group && isOpenable(shortcut)).map((shortcut) => (
                <div key={shortcut.task} data-is-off={isSingleLetter(shortcut) && !hasLetters}>
                  <dt>{shortcut.label}</dt>
                  <dd>
                    <Keys keys={shortcut.keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
