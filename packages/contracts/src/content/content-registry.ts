import { member, memberInput } from './member.js';
import { memberOperations } from './member-http.js';
import { pageInput, sitePage } from './page.js';
import { pageOperations } from './page-http.js';
import { post, postInput } from './post.js';
import { blogOperations } from './post-http.js';
import { project, projectInput } from './project.js';
import { projectOperations } from './project-http.js';
import { service, serviceInput } from './service.js';
import { serviceOperations } from './service-http.js';

export * from './case-study.js';
export * from './member.js';
export * from './member-events.js';
export * from './member-http.js';
export * from './page.js';
export * from './page-events.js';
export * from './page-http.js';
export * from './post.js';
export * from './post-category.js';
export * from './post-events.js';
export * from './post-http.js';
export * from './post-terms-http.js';
export * from './project.js';
export * from './project-categories.js';
export * from './project-events.js';
export * from './project-http.js';
export * from './service.js';
export * from './service-categories.js';
export * from './service-events.js';
export * from './service-http.js';

export const contentOperations = {
  ...serviceOperations,
  ...projectOperations,
  ...memberOperations,
  ...blogOperations,
  ...pageOperations,
};

/** For each kind, the schemas of its answers and of its creation. */
export const CONTENT_SCHEMAS = {
  service: { item: service, input: serviceInput },
  project: { item: project, input: projectInput },
  member: { item: member, input: memberInput },
  post: { item: post, input: postInput },
  page: { item: sitePage, input: pageInput },
};
