import type { MemberDraft, PageDraft, PostDraft, ProjectDraft, ServiceDraft } from '@atelier/contracts';

/** Content as a file carries it; what is absent is left alone. */
export interface ContentSet {
  services?: readonly ServiceDraft[];
  projects?: readonly ProjectDraft[];
  members?: readonly MemberDraft[];
  posts?: readonly PostDraft[];
  pages?: readonly PageDraft[];
}
