import {
  ACTIONS,
  isAllowed,
  type PermissionMap,
  RESOURCES,
  type Resource,
  type Right,
  rightsOn,
  WRITE_LIMITS,
} from '@atelier/contracts/auth/permissions';
import { Checkbox, Tooltip } from '#antd';
import { RESOURCE_LABELS } from '../session/resourceLabels';
import styles from './PermissionMatrix.module.css';

const RIGHTS: readonly Right[] = [...ACTIONS, ...WRITE_LIMITS];
const HEADINGS: Readonly<Record<Right, string>> = {
  read: 'Read',
  write: 'Write',
  delete: 'Delete',
  publish: 'Publish',
  editOthers: 'Edit others’',
};

interface Props {
  id?: string;
  /** Describes the table to screen readers. */
  label: string;
  value: PermissionMap;
  /** Absent if the rights are read-only. */
  onChange?: (next: PermissionMap) => void;
  /** Why a right cannot be given; undefined if it can. */
  findRefusal?: (resource: Resource, right: Right) => string | undefined;
}

const withRight = (map: PermissionMap, resource: Resource, right: Right, isGiven: boolean): PermissionMap => ({
  ...map,
  [resource]: { ...map[resource], [right]: isGiven },
});

/** Writing includes its limits, so those that cannot be given are withheld with it. */
const withWrite = (map: PermissionMap, resource: Resource, findRefusal: NonNullable<Props['findRefusal']>) =>
  WRITE_LIMITS.filter(
    (limit) => rightsOn(resource).includes(limit) && findRefusal(resource, limit) !== undefined,
  ).reduce((next, limit) => withRight(next, resource, limit, false), withRight(map, resource, 'write', true));

/** A table of permissions: a row per resource, a column per right. Publishing and editing others’ items are part of writing. */
export function PermissionMatrix({ id, label, value, onChange, findRefusal = () => undefined }: Props) {
  const rights = { role: '', permissions: value };
  const cell = (resource: Resource, right: Right) => {
    if (!rightsOn(resource).includes(right)) return null;
    const isGiven = isAllowed(rights, resource, right);
    const lacksWrite = WRITE_LIMITS.some((limit) => limit === right) && !isAllowed(rights, resource, 'write');
    // Users can remove a right that they could not give.
    const refusal = isGiven ? undefined : findRefusal(resource, right);
    const change = (isChecked: boolean) =>
      right === 'write' && isChecked
        ? withWrite(value, resource, findRefusal)
        : withRight(value, resource, right, isChecked);
    return (
      <Tooltip title={refusal}>
        <Checkbox
          checked={isGiven}
          disabled={onChange === undefined || refusal !== undefined || lacksWrite}
          onChange={(event) => onChange?.(change(event.target.checked))}
          aria-label={`${HEADINGS[right]} ${RESOURCE_LABELS[resource].label}`}
        />
      </Tooltip>
    );
  };
  return (
    <table id={id} className={styles.matrix} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Resource</th>
          {RIGHTS.map((right) => (
            <th key={right} scope="col">
              {HEADINGS[right]}
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
            {RIGHTS.map((right) => (
              <td key={right}>{cell(resource, right)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
