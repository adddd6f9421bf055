import {
  type MemberDraft,
  memberInput,
  type PageDraft,
  type PostDraft,
  type ProjectDraft,
  pageInput,
  postInput,
  projectInput,
  type ServiceDraft,
  serviceInput,
} from '@atelier/contracts';

/** What a file brings, as the content service takes it. */
export interface ContentDrafts {
  services: ServiceDraft[];
  projects: ProjectDraft[];
  members: MemberDraft[];
  posts: PostDraft[];
  pages: PageDraft[];
}
export type ContentKind = keyof ContentDrafts;

/** Each kind's place in the file, and the rules of the API for it. */
export const CONTENT_KINDS = {
  services: { keys: ['services'], input: serviceInput },
  projects: { keys: ['projects'], input: projectInput },
  members: { keys: ['team', 'members'], input: memberInput },
  posts: { keys: ['posts', 'blog'], input: postInput },
  pages: { keys: ['pages'], input: pageInput },
} as const;

export const kindOfKey = (key: string): ContentKind | undefined =>
  (Object.keys(CONTENT_KINDS) as ContentKind[]).find((kind) =>
    (CONTENT_KINDS[kind].keys as readonly string[]).includes(key),
  );
