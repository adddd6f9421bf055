import { randomUUID } from 'node:crypto';
import type {
  CloudEvent,
  ContactMessage,
  EventData,
  EventDefinition,
  MemberDraft,
  PageDraft,
  PostDraft,
  ProjectDraft,
  ServiceDraft,
} from '@atelier/contracts';
import type * as z from 'zod';

/** A post that passes every rule; name only what the test is about. */
export const aPost = (fields: Partial<PostDraft> = {}): PostDraft => ({
  title: 'A calm look at release trains',
  excerpt: 'Why small releases are safer than large ones.',
  content: `<p>${'Small releases fail in small ways, and small failures are cheap to mend. '.repeat(4)}</p>`,
  category: 'development',
  tags: ['DevOps'],
  status: 'published',
  ...fields,
});

/** A service that passes every rule. */
export const aService = (fields: Partial<ServiceDraft> = {}): ServiceDraft => ({
  name: 'Web platforms that last',
  short_description: 'Websites and web applications that stay quick to change.',
  description: 'We plan, build and run web platforms together with the people who will carry them on for years.',
  category: 'web_development',
  features: ['A working slice in the first fortnight', 'Budgets for bytes and milliseconds'],
  technologies: ['TypeScript', 'React'],
  ...fields,
});

/** A project that passes every rule. */
export const aProject = (fields: Partial<ProjectDraft> = {}): ProjectDraft => ({
  title: 'A timetable for the island ferries',
  description: 'Departures that stay true in bad weather, on any phone.',
  category: 'web_application',
  status: 'published',
  key_features: ['Works without a network', 'Speaks four languages'],
  technologies: ['TypeScript', 'MongoDB'],
  ...fields,
});

/** A member of the team that passes every rule. */
export const aMember = (fields: Partial<MemberDraft> = {}): MemberDraft => ({
  name: 'Mira Holm',
  position: 'Design Lead',
  department: 'Design',
  skills: ['Figma', 'UI/UX Design'],
  ...fields,
});

/** A page that passes every rule. */
export const aPage = (fields: Partial<PageDraft> = {}): PageDraft => ({
  title: 'Accessibility statement',
  description: 'How far everybody can use this site.',
  content: '<p>We test every page with a keyboard, a screen reader and a phone in sunlight.</p>',
  status: 'published',
  ...fields,
});

/** A message that passes every rule of the contact form. */
export const aMessage = (fields: Partial<ContactMessage> = {}): ContactMessage => ({
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'Web Development',
  message: 'We would like to talk about a new shop for our engines.',
  serviceType: 'web-development',
  ...fields,
});

/** An event as its owner would publish it. */
export const anEvent = <Definition extends EventDefinition<string, z.ZodType>>(
  definition: Definition,
  data: EventData<Definition>,
  fields: Partial<CloudEvent> = {},
): CloudEvent => ({
  specversion: '1.0',
  id: randomUUID(),
  type: definition.type,
  source: `/services/${definition.owner}`,
  subject: 'test',
  time: new Date().toISOString(),
  datacontenttype: 'application/json',
  data,
  ...fields,
});
