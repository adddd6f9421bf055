import { describe, expect, it } from '@jest/globals';
import { getApiPages } from './api-pages.ts';
import { type OpenApi, readOpenApi } from './open-api.ts';

const API: OpenApi = {
  info: { description: 'Calls exchange JSON.' },
  servers: [{ url: '/api' }],
  tags: [{ name: 'blog' }],
  paths: {
    '/blog/{id}': {
      put: {
        tags: ['blog'],
        summary: 'Changes a post.',
        description: 'Needs write on blog.',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: {
          content: {
            'application/json': {
              schema: { properties: { title: { type: 'string', minLength: 5, maxLength: 200 } }, required: ['title'] },
            },
          },
        },
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Post' } } } },
          409: {},
        },
      },
    },
  },
  components: {
    schemas: {
      Post: { properties: { status: { enum: ['draft', 'published'] }, tags: { items: { type: 'string' } } } },
    },
    responses: { Conflict: { description: 'Somebody else changed it.' } },
  },
};

describe('API pages', () => {
  it('show the address, access, parameters, request, responses, and errors of a call', () => {
    expect(getApiPages(API).get('blog.md')?.split('\n')).toEqual(
      expect.arrayContaining([
        '## `PUT /api/blog/{id}`',
        'Changes a post.',
        '**Access**: Needs write on blog.',
        '| `id` | path | yes | string |',
        '| `title` | yes | string (5 to 200 characters) |',
        '**Answer 200** (`application/json`): [Post](schemas.md#post)',
        '**Failures**: 409',
      ]),
    );
  });

  it('show the fields of a schema', () => {
    expect(getApiPages(API).get('schemas.md')?.split('\n')).toEqual(
      expect.arrayContaining(['| `status` |  | `"draft"` or `"published"` |', '| `tags` |  | list of string |']),
    );
  });

  it('show every call in the document', () => {
    const api = readOpenApi();
    const headings = [...getApiPages(api).values()].join('\n').match(/^## `[A-Z]+ \/api/gm);
    expect(headings).toHaveLength(Object.values(api.paths).flatMap(Object.keys).length);
  });
});
