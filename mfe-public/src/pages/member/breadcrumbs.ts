import type { Member } from '@atelier/contracts/content/member';
import type { Place } from '../../head/breadcrumbs';
import { getPath } from '../../team/member';

export const breadcrumbs = (member: Pick<Member, 'name' | 'slug' | 'id'>): readonly Place[] => [
  { name: 'Home', path: '/' },
  { name: 'Team', path: '/team' },
  { name: member.name, path: getPath(member) },
];
