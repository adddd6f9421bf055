import { createService } from '@atelier/service-kit';
import { contentService } from './content.js';
import type { ContentSet } from './content-set.js';
import { MemberItems } from './members/member-items.js';
import { MembersService } from './members/members.service.js';
import { PageItems } from './pages/page-items.js';
import { PagesService } from './pages/pages.service.js';
import { PostItems } from './posts/post-items.js';
import { PostsService } from './posts/posts.service.js';
import { ProjectItems } from './projects/project-items.js';
import { ProjectsService } from './projects/projects.service.js';
import { ServiceItems } from './services/service-items.js';
import { ServicesService } from './services/services.service.js';

/** Fills what is empty; a kind that has items already is left alone. */
export const seed = async (env: NodeJS.ProcessEnv, content: ContentSet) => {
  const { application } = await createService(contentService, env);
  await application.init();
  try {
    const { services = [], projects = [], members = [], posts = [], pages = [] } = content;
    const counts = [
      await fill(application.get(ServiceItems), services, (one) =>
        application.get(ServicesService).create(one, undefined),
      ),
      await fill(application.get(ProjectItems), projects, (one) =>
        application.get(ProjectsService).create(one, undefined),
      ),
      await fill(application.get(MemberItems), members, (one) =>
        application.get(MembersService).create(one, undefined),
      ),
      await fill(application.get(PostItems), posts, (one) => application.get(PostsService).create(one, undefined)),
      await fill(application.get(PageItems), pages, (one) => application.get(PagesService).create(one, undefined)),
    ];
    const count = counts.reduce((sum, one) => sum + one, 0);
    return { seeded: count > 0, count };
  } finally {
    await application.close();
  }
};

const fill = async <Draft>(
  { repository }: { repository: { isEmpty(): Promise<boolean> } },
  drafts: readonly Draft[],
  create: (draft: Draft) => Promise<unknown>,
): Promise<number> => {
  if (!(await repository.isEmpty())) return 0;
  for (const draft of drafts) await create(draft);
  return drafts.length;
};
