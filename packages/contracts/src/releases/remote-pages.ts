import * as z from 'zod';
import { ACTIONS, RESOURCES } from '../auth/permissions.js';

/** Addresses that the platform itself answers, so remotes cannot have them. */
const PLATFORM_ROUTES = /^\/(api|health|media|metrics|preview|remotes|share|shell|sitemaps)(\/|$)/;

const path = z
  .string()
  .max(200)
  .regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/, 'Must be a path such as /portal or /portal/orders');

const remoteRoute = path.refine((route) => !PLATFORM_ROUTES.test(route), 'Must not be an address of the platform');

const origin = z
  .string()
  .regex(/^(?:https|wss):\/\/[\w.-]+(?::\d+)?$/, 'Must be an origin such as https://maps.example');

/** A place on another remote's pages, such as `home` or `dashboard`. */
export const slotName = z
  .string()
  .max(40)
  .regex(/^[a-z]+(?:-[a-z]+)*$/, 'Slot must be named like home or post-end');

/** A link to a remote in the menu of the back-office. */
export const menuEntry = z.strictObject({
  label: z.string().min(1).max(40),
  path,
  /** The permission required to see it; by default, every signed-in user does. */
  needs: z.strictObject({ action: z.enum(ACTIONS), resource: z.enum(RESOURCES) }).optional(),
});
export type MenuEntry = z.infer<typeof menuEntry>;

/** The paths and requirements of a remote's pages: all that the shell knows of it. */
export const remotePages = z
  .strictObject({
    routes: z.array(remoteRoute).max(50).default([]),
    /** The places on other remotes' pages that it fills. */
    slots: z.array(slotName).max(20).default([]),
    /** Title of the document until the remote sets its own. */
    title: z.string().max(70).default('Atelier'),
    /** The language of its texts, such as `de` or `pt-BR`. */
    language: z
      .string()
      .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'Must be a language such as de or pt-BR')
      .optional(),
    /** `staff`: the remote gets the session, and search engines are excluded. */
    session: z.enum(['none', 'staff']).default('none'),
    /** For libraries that write style elements at run time, with `platform.styleNonce`. */
    inlineStyles: z.boolean().default(false),
    /** Other origins that the pages load from, by directive of the content security policy. */
    sources: z
      .partialRecord(z.enum(['connect-src', 'font-src', 'frame-src', 'img-src', 'media-src']), z.array(origin).max(20))
      .default({}),
    menu: z.array(menuEntry).max(20).default([]),
    /** Pages for search engines. */
    sitemap: z.array(path).max(1000).default([]),
  })
  .refine(({ routes, slots }) => routes.length + slots.length > 0, {
    path: ['routes'],
    error: 'A remote has at least one route or slot',
  })
  .meta({ id: 'RemotePages' });
export type RemotePages = z.infer<typeof remotePages>;
