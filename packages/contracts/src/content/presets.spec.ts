import { describe, expect, it } from '@jest/globals';
import { GENERIC_UPLOAD, LIBRARY_SORTS, LIBRARY_UPLOAD, uploadRefusal } from '../media/upload.js';
import { CONTENT_UPLOADS, imageTooLarge } from './content-types.js';
import { DEPARTMENTS, EXPERTISE_LEVELS, MEMBER_SKILLS } from './member.js';
import { PROJECT_SEO_KEYWORDS, PROJECT_TECHNOLOGIES } from './project.js';
import { SERVICE_TECHNOLOGIES } from './service.js';

const MEGABYTE = 1024 * 1024;
const PHOTOS = ['image/jpeg', 'image/png', 'image/webp'];

describe('dialog presets', () => {
  it.each([
    ['ASVC-2 technologies of services', SERVICE_TECHNOLOGIES, 29],
    ['APRJ-2 technologies of projects', PROJECT_TECHNOLOGIES, 41],
    ['APRJ-2 phrases for search engines', PROJECT_SEO_KEYWORDS, 14],
    ['ATM-2 skills', MEMBER_SKILLS, 27],
  ])('%s are complete and contain no duplicates', (_what, words, count) => {
    expect(new Set<string>(words).size).toBe(count);
    expect(words).toHaveLength(count);
  });

  it('ATM-2 skills, departments, and levels match the member dialog', () => {
    expect(MEMBER_SKILLS.join(', ')).toBe(
      'React, Vue.js, Angular, Node.js, Python, Java, C#, PHP, JavaScript, TypeScript, HTML, CSS, SASS, MongoDB, PostgreSQL, MySQL, Docker, Kubernetes, AWS, Azure, DevOps, UI/UX Design, Figma, Adobe Creative Suite, Project Management, Agile, Scrum',
    );
    expect(DEPARTMENTS.join(', ')).toBe('Engineering, Design, Product, Marketing, Sales, Operations, HR, Finance');
    expect(EXPERTISE_LEVELS.map(({ value, label }) => `${value} (${label})`).join(', ')).toBe(
      'junior (Junior), mid (Mid-Level), senior (Senior), lead (Lead), architect (Architect)',
    );
  });
});

describe('upload limits', () => {
  it.each([
    ['services', 1, 5, [...PHOTOS, 'image/gif']],
    ['projects', 10, 10, [...PHOTOS, 'image/svg+xml']],
    ['team', 1, 5, PHOTOS],
  ] as const)('AFILE-1 for %s are %i files of %i MB', (owner, maxFiles, megabytes, types) => {
    expect(CONTENT_UPLOADS[owner]).toMatchObject({ maxFiles, maxBytes: megabytes * MEGABYTE, types });
  });

  it('AFILE-1 for other uploads are 10 files of 5 MB', () => {
    expect(GENERIC_UPLOAD).toMatchObject({ maxFiles: 10, maxBytes: 5 * MEGABYTE });
  });

  it('AFILE-1 for the library are 25 MB for a picture or PDF, 8 MB for a clip, and 512 KB for a typeface', () => {
    expect(LIBRARY_UPLOAD).toMatchObject({ maxFiles: 1, maxBytes: 25 * MEGABYTE });
    expect(LIBRARY_UPLOAD.types).toEqual([
      ...GENERIC_UPLOAD.types,
      'video/mp4',
      'video/webm',
      'font/woff2',
      'application/pdf',
    ]);
    expect(LIBRARY_SORTS.clip.maxBytes).toBe(8 * MEGABYTE);
    expect(LIBRARY_SORTS.typeface.maxBytes).toBe(MEGABYTE / 2);
  });

  it('AFILE-1 have a message for each reason for rejection', () => {
    expect(imageTooLarge(2)).toBe('Image 3 is too large. Maximum size is 10MB.');
    expect([
      uploadRefusal.tooLarge(7),
      uploadRefusal.wrongType(PHOTOS),
      uploadRefusal.tooMany,
      uploadRefusal.moreThan(10),
      uploadRefusal.failed,
    ]).toEqual([
      'File is larger than 7 bytes',
      'File type must be image/jpeg, image/png, image/webp',
      'Too many files',
      'Cannot upload more than 10 files',
      'Upload failed. Please try again.',
    ]);
  });
});
