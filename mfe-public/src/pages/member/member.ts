import type { MemberAnswer } from '@atelier/contracts/content/member-http';
import type { PageData } from '@atelier/web-kit/platform/Platform';
import { breadcrumbList } from '../../head/breadcrumbs';
import { organization } from '../../head/organization';
import type { Page, PageLocation } from '../../routing/Page';
import { titled } from '../../studio';
import { getLinks, getPath, isMail } from '../../team/member';
import { breadcrumbs } from './breadcrumbs';
import { MemberPage } from './MemberPage';
import { memberNeeds, memberWorkNeeds, NO_SUCH_MEMBER } from './memberNeeds';

const memberIn = (location: PageLocation, data: PageData) =>
  (data[memberNeeds(location).member] as MemberAnswer | null | undefined)?.member;

export const page: Page = {
  View: MemberPage,
  needs: (location: PageLocation) => Object.values(memberNeeds(location)),
  needsAfter: (location, data) => {
    const member = memberIn(location, data);
    return member === undefined ? [] : Object.values(memberWorkNeeds(member));
  },
  isDetailPage: true,
  head: (location, data, studio) => {
    const member = memberIn(location, data);
    if (member === undefined)
      return {
        title: titled('Team Member Not Found', studio),
        description: NO_SUCH_MEMBER,
        path: location.path,
        isHidden: true,
      };
    const { name, position, photo } = member;
    const links = getLinks(member).filter(({ href }) => !isMail(href));
    return {
      title: titled(`${name}, Team Member`, studio),
      description: member.short_bio ?? `${name}, ${position} at ${studio.details.name}.`,
      path: getPath(member),
      image: photo,
      jsonLd: {
        '@graph': [
          {
            '@type': 'Person',
            name,
            jobTitle: position,
            url: getPath(member),
            ...(photo === null ? {} : { image: photo }),
            description: member.bio ?? undefined,
            knowsAbout: member.skills,
            sameAs: links.map(({ href }) => href),
            worksFor: organization(studio),
          },
          breadcrumbList(breadcrumbs(member)),
        ],
      },
    };
  },
};
