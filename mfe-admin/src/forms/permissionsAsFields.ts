import { ACTIONS, type PermissionMap, RESOURCES } from '@atelier/contracts/auth/permissions';
import type { FieldValues } from '../resource-page/comparedFields';
import { RESOURCE_LABELS } from '../session/resourceLabels';

/** A permission map as one readable field per resource, for comparison. */
export const permissionsAsFields = (map: PermissionMap): FieldValues =>
  Object.fromEntries(
    RESOURCES.map((resource) => [
      `${RESOURCE_LABELS[resource].label} permissions`,
      ACTIONS.filter((action) => map[resource]?.[action] === true).join(', '),
    ]),
  );
