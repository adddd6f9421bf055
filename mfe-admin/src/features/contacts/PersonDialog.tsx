import type { PersonData } from '@atelier/contracts';
import { ERASURE_REMAINDER } from '@atelier/contracts/contacts/person';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { useId, useState } from 'react';
import { Button, Input } from '#antd';
import { DownloadOutlined } from '#icons';
import { Dialog } from '../../forms/Dialog';
import { saveFile } from '../../platform/saveFile';
import { usePlatform } from '../../platform/usePlatform';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';
import styles from './Desk.module.css';

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const getFile = (data: PersonData): Blob => new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });

interface Props {
  /** The person's email address. */
  email: string;
  onClose: () => void;
  onErased: () => void;
}

/** Privacy requests: exports or erases all data about a person. */
export function PersonDialog({ email, onClose, onErased }: Props) {
  const { api, toasts } = usePlatform();
  const mayErase = useMay('contact', 'delete');
  const fieldId = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<'export' | 'erase'>();

  const exportAll = async () => {
    setBusy('export');
    try {
      const { data } = await api.call('POST /contact/persons/export', { body: { email } });
      saveFile(getFile(data), `personal-data-${new Date().toISOString().slice(0, 10)}.json`);
    } catch (failure) {
      toasts.show(serverMessageOr(failure, 'Failed to export personal data'), 'error');
    }
    setBusy(undefined);
  };

  const erase = async () => {
    if (!same(typed, email)) return setError('The addresses don’t match');
    setBusy('erase');
    try {
      const { message } = await api.call('POST /contact/persons/erase', { body: { email, confirmation: typed } });
      toasts.show(message, 'success');
      onErased();
      onClose();
    } catch (failure) {
      setError(serverMessageOr(failure, 'Failed to erase personal data'));
    }
    setBusy(undefined);
  };

  return (
    <Dialog
      title="Personal Data"
      isOpen
      isForReading
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className={styles.person}>
        <section aria-label="Export">
          <h2>Everything about {email}</h2>
          <p>
            Messages from every folder, replies with notes, answers by email, internal comments, newsletter sign-ups,
            and emails, in one JSON file.
          </p>
          <Button icon={<DownloadOutlined />} loading={busy === 'export'} onClick={() => void exportAll()}>
            Export
          </Button>
        </section>
        <section aria-label="Erase">
          <h2>Erase permanently</h2>
          <p>All of this is deleted, including stored emails to this address. It cannot be undone. What stays:</p>
          <ul>
            {ERASURE_REMAINDER.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <div className={styles.erase}>
            <label htmlFor={fieldId}>Type the address to confirm</label>
            <Input
              id={fieldId}
              type="email"
              autoComplete="off"
              disabled={!mayErase}
              value={typed}
              status={error === undefined ? '' : 'error'}
              aria-invalid={error !== undefined}
              aria-describedby={`${fieldId}-error`}
              onChange={({ target }) => {
                setTyped(target.value);
                setError(undefined);
              }}
            />
            <p id={`${fieldId}-error`} role="alert" className={styles.error}>
              {error}
            </p>
            <PermittedButton
              danger
              loading={busy === 'erase'}
              missing={mayErase ? undefined : missingPermission('contact', 'delete')}
              onClick={() => void erase()}
            >
              Erase
            </PermittedButton>
          </div>
        </section>
      </div>
    </Dialog>
  );
}
