import { memberInput, memberPatch, postInput, projectInput, serviceInput, servicePatch } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { multipartBody } from './multipart-body.js';

const LONG = 'Work that is worth a long description. '.repeat(6);

describe('form body conversion', () => {
  it('API-SVC converts a service with lists as JSON text', () => {
    const form = {
      title: '2024',
      shortDescription: 'A page that sells, and nothing else.',
      description: LONG,
      category: 'web_development',
      features: '["Fast","42"]',
      technologies: '["React"]',
      process_steps: '[{"title":"Talk","description":"About it"}]',
      is_active: 'false',
      displayOrder: '3',
      estimated_timeline: '12',
      featured_image: 'null',
      seo_keywords: '',
    };
    expect(serviceInput.parse(multipartBody(form, serviceInput))).toEqual({
      name: '2024',
      short_description: 'A page that sells, and nothing else.',
      description: LONG.trim(),
      category: 'web_development',
      features: ['Fast', '42'],
      technologies: ['React'],
      process_steps: [{ title: 'Talk', description: 'About it' }],
      is_active: false,
      display_order: 3,
      estimated_timeline: '12',
      featured_image: null,
      seo_keywords: [],
    });
    expect(servicePatch.parse(multipartBody({ showInHomepage: 'true' }, servicePatch))).toEqual({
      show_in_homepage: true,
    });
  });

  it('API-PRJ converts a project with field aliases and repeated fields', () => {
    const form = {
      title: 'A shop',
      description: 'A shop for engines.',
      key_features: ['Steam inside', 'Brass outside'],
      category: 'e_commerce',
      status: 'completed',
      tech_stack: 'React',
      featured: 'true',
      client_name: 'null',
      liveUrl: '',
    };
    const { liveUrl: _unknown, ...known } = form;
    expect(projectInput.parse(multipartBody(known, projectInput))).toMatchObject({
      key_features: ['Steam inside', 'Brass outside'],
      technologies: ['React'],
      status: 'published',
      completed: true,
      featured: true,
      client: null,
    });
    expect(projectInput.safeParse(multipartBody(form, projectInput)).success).toBe(false);
  });

  it('API-TEAM converts a member with numbers and links', () => {
    const form = {
      name: 'Ada Lovelace',
      role: 'Analyst',
      department: 'Engineering',
      skills: '["Analysis"]',
      years_experience: '12.5',
      phone: '0049123',
      is_featured: 'false',
      social_links: '{"email":"ada@example.com","github":""}',
    };
    expect(memberInput.parse(multipartBody(form, memberInput))).toMatchObject({
      position: 'Analyst',
      years_experience: 12.5,
      phone: '0049123',
      is_featured: false,
      social_links: { email: 'mailto:ada@example.com', github: null },
    });
    expect(memberPatch.parse(multipartBody({ years_experience: '' }, memberPatch))).toEqual({ years_experience: null });
  });

  it('API-BLOG converts a post and leaves its text unchanged', () => {
    const form = {
      title: '[12345]',
      excerpt: 'true',
      content: `<p>${LONG}</p>`,
      category: 'development',
      tags: '["DevOps","7"]',
      status: 'draft',
      featured_image: '/media/blog/1.png',
      allow_comments: 'true',
      readingTime: '4',
    };
    const post = postInput.parse(multipartBody(form, postInput));
    expect(post).toMatchObject({
      title: '[12345]',
      excerpt: 'true',
      tags: ['DevOps', '7'],
      featuredImage: '/media/blog/1.png',
      allowComments: true,
    });
    expect(post).not.toHaveProperty('readingTime');
  });

  it('leaves invalid values for the schema to reject', () => {
    const schema = z.strictObject({
      list: z.array(z.string()).nullable(),
      flag: z.boolean(),
      count: z.number(),
      thing: z.object({ a: z.number() }),
    });
    const form = { list: 'null', flag: 'yes', count: '0x10', thing: '{"a":', unknown: '1' };
    expect(multipartBody(form, schema)).toEqual(form);
    expect(multipartBody({ list: '["cut' }, schema)).toEqual({ list: '["cut' });
  });

  it('sees through every schema wrapper', () => {
    const count = z.number().optional().nullable().default(1).readonly().catch(2);
    const schema = z
      .preprocess((body) => body, z.object({ count, late: z.lazy(() => z.boolean().pipe(z.boolean())) }))
      .optional();
    expect(multipartBody({ count: '-5', late: 'true' }, schema)).toEqual({ count: -5, late: true });
  });
});
