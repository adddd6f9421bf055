import { type PermissionMap, RESOURCES, rightsIn } from '@atelier/contracts/auth/permissions';
import type { FieldValues } from '../resource-page/comparedFields';
import { RESOURCE_LABELS } from '../session/resourceLabels';

/** A permission map as one readable field per resource, for comparison. */
export const permissionsAsFields = (map: PermissionMap): FieldValues =>
  Object.fromEntries(
    RESOURCES.map((resource) => [
      `${RESOURCE_LABELS[resource].label} permissions`,
      rightsIn({ [resource]: map[resource] })
        .map(({ right }) => (right === 'editOthers' ? 'edit others’' : right))
        .join(', '),
    ]),
  );
