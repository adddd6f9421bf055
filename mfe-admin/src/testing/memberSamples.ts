import type { Member } from '@atelier/contracts';

const CREATED = '2026-05-04T09:30:00.000Z';

export const aMember = (changes: Partial<Member> = {}): Member => ({
  id: 'm1',
  slug: 'ines-castellanos',
  name: 'Ines Castellanos',
  position: 'Lead Front-End Engineer',
  role: 'Lead Front-End Engineer',
  department: 'Engineering',
  email: 'ines@studio.example',
  phone: null,
  bio: 'Owns the drawer of old phones.',
  short_bio: 'Builds the form first.',
  expertise_level: 'lead',
  years_experience: 13,
  skills: ['React', 'TypeScript', 'JavaScript', 'HTML', 'CSS'],
  hire_date: '2019-03-01T00:00:00.000Z',
  is_leadership: true,
  is_featured: true,
  featured: true,
  is_active: true,
  show_in_about: true,
  social_links: {
    linkedin: 'https://network.example/in/ines',
    github: 'https://code.example/ines',
    twitter: 'https://short.example/ines',
    website: 'https://ines.example',
    email: 'mailto:hello@ines.example',
  },
  profile_image: '/media/portraits/ines.webp',
  photo: '/media/portraits/ines.webp',
  version: 1,
  created_at: CREATED,
  updated_at: CREATED,
  ...changes,
});

export const memberList = (members: readonly Member[]) => ({
  status: 200,
  body: {
    success: true,
    data: members,
    members,
    total: members.length,
    pagination: { page: 1, limit: 12, total: members.length, totalPages: 1 },
  },
});

export const memberAnswer = (member: Member, status = 200) => ({
  status,
  body: { success: true, data: member, member },
});

export const memberStats = {
  status: 200,
  body: { success: true, data: { total: 10, active: 9, inactive: 1, featured: 4, leadership: 3, departments: 6 } },
};
