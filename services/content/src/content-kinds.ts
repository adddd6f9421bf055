import { memberKind } from './members/member.js';
import { pageKind } from './pages/page.js';
import { postKind } from './posts/post.js';
import { projectKind } from './projects/project.js';
import { serviceKind } from './services/service.js';

/** The kinds of content, in the order in which files are imported. */
export const CONTENT_KINDS = [serviceKind, projectKind, memberKind, postKind, pageKind] as const;
