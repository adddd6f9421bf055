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

/** The resources whose items are published. */
export const PUBLISHED_RESOURCES = ['services', 'projects', 'blog', 'team', 'settings'] as const;
/** Parts of writing that a map can withhold: whoever may write has them unless the map says false. */
export const WRITE_LIMITS = ['publish', 'editOthers'] as const;

export type Resource = (typeof RESOURCES)[number];
export type Action = (typeof ACTIONS)[number];
export type PublishedResource = (typeof PUBLISHED_RESOURCES)[number];
export type Right = Action | (typeof WRITE_LIMITS)[number];

/** Routes use the name `contacts` for the resource `contact`. */
export const asResource = (name: string): Resource | undefined =>
  RESOURCES.find((resource) => resource === (name === 'contacts' ? 'contact' : name));

const actions = { read: z.boolean(), write: z.boolean(), delete: z.boolean() };
const limits = { publish: z.boolean(), editOthers: z.boolean() };

/** Permissions by resource. Absent actions are denied; absent limits of writing follow `write`. */
export const permissionMap = z
  .partialRecord(z.enum(RESOURCES), z.object({ ...actions, ...limits }).partial())
  .meta({ id: 'PermissionMap' });
export type PermissionMap = z.infer<typeof permissionMap>;

const plainFlags = z.strictObject(actions).partial();
const publishedFlags = z.strictObject({ ...actions, ...limits }).partial();
const isPublished = (resource: Resource): resource is PublishedResource =>
  PUBLISHED_RESOURCES.some((one) => one === resource);

/** The rights that a map can hold for a resource. */
export const rightsOn = (resource: Resource): readonly Right[] =>
  isPublished(resource) ? [...ACTIONS, ...WRITE_LIMITS] : ACTIONS;

const strictMap = z
  .strictObject(
    Object.fromEntries(
      RESOURCES.map((resource) => [resource, isPublished(resource) ? publishedFlags : plainFlags]),
    ) as Record<PublishedResource, typeof publishedFlags> &
      Record<Exclude<Resource, PublishedResource>, typeof plainFlags>,
  )
  .partial()
  .meta({ id: 'PermissionMapInput' });

/** A permission map as clients send it: unknown resources are refused, and `contacts` is accepted for `contact`. */
export const permissionMapInput = z.preprocess((map: PermissionMap): unknown => {
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return map;
  return Object.fromEntries(Object.entries(map).map(([name, flags]) => [asResource(name) ?? name, flags]));
}, strictMap);

export const ROLES = ['super_admin', 'editor', 'author', 'support', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

const ROLE_NAME = /^(?=.{1,40}$)[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;

/** A role by its name, such as `news_desk`: one of `ROLES`, or one that the studio created. */
export const role = z
  .string({ error: 'Role is required' })
  .refine((name) => ROLE_NAME.test(name), 'Role must be up to 40 lowercase letters, digits and underscores');

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

const isLimit = (right: Right): right is (typeof WRITE_LIMITS)[number] => WRITE_LIMITS.some((one) => one === right);

/** super_admin may do everything; others only what their map allows. */
export const isAllowed = ({ role, permissions }: Rights, resource: Resource, right: Right): boolean => {
  if (role === 'super_admin') return true;
  const flags = permissions[resource];
  return isLimit(right) ? flags?.write === true && flags[right] !== false : flags?.[right] === true;
};

/** Lists each permission in a map, as resource and right. */
export const rightsIn = (permissions: PermissionMap): { resource: Resource; right: Right }[] =>
  RESOURCES.flatMap((resource) =>
    rightsOn(resource)
      .filter((right) => isAllowed({ role: '', permissions }, resource, right))
      .map((right) => ({ resource, right })),
  );

/** Rights as words, such as 'write blog'. `write` includes its limits, so these are only named without it. */
export const rightNames = (
  rights: readonly { resource: Resource; right: Right }[],
  nameOf: (resource: Resource) => string = (resource) => resource,
): string[] => {
  const written = new Set(rights.flatMap(({ resource, right }) => (right === 'write' ? [resource] : [])));
  return rights
    .filter(({ resource, right }) => !(isLimit(right) && written.has(resource)))
    .map(({ resource, right }) => `${right === 'editOthers' ? "edit others'" : right} ${nameOf(resource)}`);
};
