import * as z from 'zod';

export const RESOURCES = [
  'services',
  'projects',
  'blog',
  'team',
  'contact',
  'media',
  'analytics',
  'settings',
  'users',
  'releases',
  'events',
] as const;
export const ACTIONS = ['read', 'write', 'delete'] as const;

export type Resource = (typeof RESOURCES)[number];
export type Action = (typeof ACTIONS)[number];

/** Routes use the name `contacts` for the resource `contact`. */
export const asResource = (name: string): Resource | undefined =>
  RESOURCES.find((resource) => resource === (name === 'contacts' ? 'contact' : name));

const flags = z.object({ read: z.boolean(), write: z.boolean(), delete: z.boolean() }).partial();

/** Permissions by resource; absent ones are denied. */
export const permissionMap = z.partialRecord(z.enum(RESOURCES), flags).meta({ id: 'PermissionMap' });
export type PermissionMap = z.infer<typeof permissionMap>;

const strictFlags = z.strictObject({ read: z.boolean(), write: z.boolean(), delete: z.boolean() }).partial();
const strictMap = z.partialRecord(z.enum(RESOURCES), strictFlags).meta({ id: 'PermissionMapInput' });

/** A permission map as clients send it: unknown resources are refused, and `contacts` is accepted for `contact`. */
export const permissionMapInput = z.preprocess((map: PermissionMap): unknown => {
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return map;
  return Object.fromEntries(Object.entries(map).map(([name, flags]) => [asResource(name) ?? name, flags]));
}, strictMap);

export const ROLES = ['super_admin', 'editor', 'author', 'support', 'viewer'] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

const allow = (resources: readonly Resource[], actions: readonly Action[]): PermissionMap =>
  Object.fromEntries(
    resources.map((resource) => [resource, Object.fromEntries(actions.map((action) => [action, true]))]),
  );

/** The permissions that a new user gets with a role; after that, only the user's own map counts. */
export const ROLE_PRESETS: Readonly<Record<Role, PermissionMap>> = {
  super_admin: allow(RESOURCES, ACTIONS),
  editor: allow(['services', 'projects', 'blog', 'team', 'media'], ACTIONS),
  author: allow(['blog', 'projects', 'media'], ['read', 'write']),
  support: allow(['contact'], ACTIONS),
  viewer: allow(['services', 'projects', 'blog', 'team', 'analytics'], ['read']),
};

export interface Rights {
  role: string;
  permissions: PermissionMap;
}

/** super_admin may do everything; others only what their map allows. */
export const isAllowed = (rights: Rights, resource: Resource, action: Action): boolean =>
  rights.role === 'super_admin' || rights.permissions[resource]?.[action] === true;

/** Lists each permission in a map, as resource and action. */
export const rightsIn = (permissions: PermissionMap): { resource: Resource; action: Action }[] =>
  RESOURCES.flatMap((resource) =>
    ACTIONS.filter((action) => permissions[resource]?.[action] === true).map((action) => ({ resource, action })),
  );
