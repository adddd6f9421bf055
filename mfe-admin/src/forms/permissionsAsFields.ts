import { ACTIONS, type PermissionMap, RESOURCES } from '@atelier/contracts/auth/permissions';
import type { FieldValues } from '../resource-page/comparedFields';
import { RESOURCE_LABELS } from '../session/resourceLabels';

/** What a permission map gives, a field for each resource, to compare two of them. */
export const permissionsAsFields = (map: PermissionMap): FieldValues =>
  Object.fromEntries(
    RESOURCES.map((resource) => [
      `${RESOURCE_LABELS[resource].label} permissions`,
      ACTIONS.filter((action) => map[resource]?.[action] === true).join(', '),
    ]),
  );
