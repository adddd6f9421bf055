import type { MemberList } from '@atelier/contracts/content/member-http';
import { breadcrumbList } from '../../head/breadcrumbs';
import { organization } from '../../head/organization';
import type { Page } from '../../routing/Page';
import { titled } from '../../studio';
import { getPath } from '../../team/member';
import { TeamPage } from './TeamPage';
import { TEAM_NEEDS } from './teamNeeds';

export const page: Page = {
  View: TeamPage,
  needs: () => Object.values(TEAM_NEEDS),
  head: (_location, data, studio) => {
    const list = data[TEAM_NEEDS.members] as MemberList | null | undefined;
    const people = (list?.members ?? []).map((member) => ({
      '@type': 'Person',
      name: member.name,
      jobTitle: member.position,
      url: getPath(member),
    }));
    return {
      title: titled('Team', studio),
      description: `The people of ${studio.details.name}: designers, engineers and product people who do the work themselves and answer the phone.`,
      path: '/team',
      jsonLd: {
        '@graph': [
          { ...organization(studio), employee: people },
          breadcrumbList([
            { name: 'Home', path: '/' },
            { name: 'Team', path: '/team' },
          ]),
        ],
      },
    };
  },
};
