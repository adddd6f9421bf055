import {
  ACTIONS,
  type Action,
  type PermissionMap,
  RESOURCES,
  type Resource,
} from '@atelier/contracts/auth/permissions';
import { Checkbox, Tooltip } from '#antd';
import { RESOURCE_LABELS } from '../session/resourceLabels';
import styles from './PermissionMatrix.module.css';

const HEADINGS: Readonly<Record<Action, string>> = { read: 'Read', write: 'Write', delete: 'Delete' };

interface Props {
  id?: string;
  /** Describes the table to screen readers. */
  label: string;
  value: PermissionMap;
  /** Absent if the rights are read-only. */
  onChange?: (next: PermissionMap) => void;
  /** Why a right cannot be given; undefined if it can. */
  findRefusal?: (resource: Resource, action: Action) => string | undefined;
}

const withRight = (map: PermissionMap, resource: Resource, action: Action, isGiven: boolean): PermissionMap => ({
  ...map,
  [resource]: { ...map[resource], [action]: isGiven },
});

/** A table of permissions: a row per resource, a column per action. */
export function PermissionMatrix({ id, label, value, onChange, findRefusal = () => undefined }: Props) {
  const cell = (resource: Resource, action: Action) => {
    const isGiven = value[resource]?.[action] === true;
    // Users can remove a right that they could not give.
    const refusal = isGiven ? undefined : findRefusal(resource, action);
    return (
      <Tooltip title={refusal}>
        <Checkbox
          checked={isGiven}
          disabled={onChange === undefined || refusal !== undefined}
          onChange={(event) => onChange?.(withRight(value, resource, action, event.target.checked))}
          aria-label={`${HEADINGS[action]} ${RESOURCE_LABELS[resource].label}`}
        />
      </Tooltip>
    );
  };
  return (
    <table id={id} className={styles.matrix} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Resource</th>
          {ACTIONS.map((action) => (
            <th key={action} scope="col">
              {HEADINGS[action]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {RESOURCES.map((resource) => (
          <tr key={resource}>
            <th scope="row">
              {RESOURCE_LABELS[resource].label}
              {RESOURCE_LABELS[resource].hint && <span>{RESOURCE_LABELS[resource].hint}</span>}
            </th>
            {ACTIONS.map((action) => (
              <td key={action}>{cell(resource, action)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
