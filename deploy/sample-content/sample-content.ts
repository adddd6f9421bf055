import type { MemberDraft, PageDraft, PostDraft, ProjectDraft, ServiceDraft } from '@atelier/contracts';
import { sampleCaseStudies } from './case-studies/sample-case-studies.ts';
import { createCaseStudy } from './case-studies/sample-case-study.ts';
import { getClipAddress } from './clips/sample-clips.ts';
import { samplePages } from './pages/sample-pages.ts';
import { getPublishDate, type SamplePost } from './posts/sample-post.ts';
import { samplePosts } from './posts/sample-posts.ts';
import type { SampleProject } from './projects/sample-project.ts';
import { sampleProjects } from './projects/sample-projects.ts';
import { dayBefore } from './sample-date.ts';
import { getCover, plateAddresses, portraitAddress } from './sample-files.ts';
import type { SampleService } from './services/sample-service.ts';
import { sampleServices } from './services/sample-services.ts';
import type { SampleMember } from './team/sample-member.ts';
import { sampleMembers } from './team/sample-members.ts';

/** A complete studio as API request bodies. */
export interface SampleContent {
  services: ServiceDraft[];
  projects: ProjectDraft[];
  members: MemberDraft[];
  posts: PostDraft[];
  pages: PageDraft[];
}

const getService = (service: SampleService, index: number): ServiceDraft => ({
  ...service,
  featured_image: getCover('service', service.slug).image,
  og_image: getCover('service', service.slug).share,
  is_active: true,
  show_in_homepage: true,
  display_order: index,
});

const caseStudyFor = (slug: string) => {
  const study = sampleCaseStudies.find((one) => one.slug === slug);
  return study === undefined ? null : createCaseStudy(study);
};

const toProject = (
  now: Date,
  { startedDaysAgo, finishedDaysAgo, plates, ...project }: SampleProject,
): ProjectDraft => ({
  completed: false,
  project_url: null,
  github_url: null,
  case_study: caseStudyFor(project.slug),
  ...project,
  start_date: dayBefore(startedDaysAgo, now).toISOString(),
  completion_date: finishedDaysAgo === undefined ? null : dayBefore(finishedDaysAgo, now).toISOString(),
  featured_image: getCover('project', project.slug).image,
  thumbnail: getCover('project', project.slug).small,
  opening_clip: getClipAddress(project.slug),
  images: plateAddresses(project.slug, plates),
});

const getMember = (now: Date, { hiredDaysAgo, ...member }: SampleMember): MemberDraft => ({
  is_active: true,
  ...member,
  hire_date: dayBefore(hiredDaysAgo, now).toISOString(),
  profile_image: portraitAddress(member.slug),
});

const toPost = (now: Date, { daysAgo, hour, tags, ...post }: SamplePost): PostDraft => ({
  ...post,
  tags: [...tags],
  publishDate: getPublishDate({ daysAgo, hour, tags, ...post }, now)?.toISOString() ?? null,
});

/** The sample content relative to this date; the last item is the newest. */
export const sampleContentAt = (now: Date): SampleContent => ({
  services: sampleServices.map(getService),
  projects: sampleProjects.map((project) => toProject(now, project)),
  members: sampleMembers.map((member) => getMember(now, member)),
  posts: samplePosts.map((post) => toPost(now, post)),
  pages: [...samplePages],
});
