import type { Project } from '@atelier/contracts/content/project';
import type { ProjectAnswer } from '@atelier/contracts/content/project-http';
import type { PageData } from '@atelier/web-kit/platform/Platform';
import { breadcrumbList } from '../../head/breadcrumbs';
import { shareImage } from '../../head/shareImage';
import { getAddress, getShortText } from '../../portfolio/project';
import type { Page, PageLocation } from '../../routing/Page';
import { type Studio, titled } from '../../studio';
import { ProjectPage } from './ProjectPage';
import { NO_SUCH_PROJECT, neighborsNeed, projectNeeds, servicesNeed } from './projectNeeds';
import { getPictures } from './projectPictures';

const creativeWork = (project: Project, image: string | null, studio: Studio) => ({
  '@type': 'CreativeWork',
  name: project.title,
  description: getShortText(project),
  url: getAddress(project),
  image: image ?? undefined,
  genre: project.category_display,
  keywords: [...project.technologies, ...project.seo_keywords].join(', '),
  dateCreated: project.completion_date ?? undefined,
  dateModified: project.updated_at,
  creator: { '@type': 'Organization', name: studio.details.name, url: '/' },
});

const projectIn = (location: PageLocation, data: PageData) =>
  (data[projectNeeds(location).project] as ProjectAnswer | null | undefined)?.project;

export const page: Page = {
  View: ProjectPage,
  needs: (location: PageLocation) => Object.values(projectNeeds(location)),
  needsAfter: (location, data) => {
    const { case_study: study, services } = projectIn(location, data) ?? {};
    return [...(study ? [neighborsNeed(location)] : []), ...(services?.length ? [servicesNeed(location)] : [])];
  },
  isDetailPage: true,
  head: (location, data, studio) => {
    const project = projectIn(location, data);
    if (project === undefined)
      return {
        title: titled('Project Not Found', studio),
        description: NO_SUCH_PROJECT,
        path: location.path,
        isHidden: true,
      };
    const path = getAddress(project);
    const image = shareImage(getPictures(project).showcase);
    return {
      title: titled(project.seo_title ?? project.title, studio),
      description: project.seo_description ?? getShortText(project),
      path,
      image,
      jsonLd: {
        '@graph': [
          creativeWork(project, image, studio),
          breadcrumbList([
            { name: 'Home', path: '/' },
            { name: 'Work', path: '/projects' },
            { name: project.title, path },
          ]),
        ],
      },
    };
  },
};
