import type { PostDraft } from '@atelier/contracts';
import { createService } from '@atelier/service-kit';
import { contentService } from './content.js';
import { PostsRepository } from './posts/posts.repository.js';
import { PostsService } from './posts/posts.service.js';

/** Fills an empty database with sample posts; a database with content is left alone. */
export const seed = async (env: NodeJS.ProcessEnv, { posts }: { posts: readonly PostDraft[] }) => {
  const { application } = await createService(contentService, env);
  await application.init();
  try {
    if (!(await application.get(PostsRepository).isEmpty())) return { seeded: false, count: 0 };
    for (const post of posts) await application.get(PostsService).create(post);
    return { seeded: true, count: posts.length };
  } finally {
    await application.close();
  }
};
