import { npmInstall, type Peer, post } from './peer.ts';
import { PAGE_SIZE, SAMPLE_POSTS } from './sample-posts.ts';

const API = 'src/api/post';
const UID = 'api::post.post';

const schema = {
  kind: 'collectionType',
  collectionName: 'posts',
  info: { singularName: 'post', pluralName: 'posts', displayName: 'Post' },
  options: { draftAndPublish: false },
  attributes: Object.fromEntries(['title', 'slug', 'excerpt', 'content'].map((name) => [name, { type: 'text' }])),
};

const factory = (kind: string, options = '{}'): string =>
  `module.exports = require('@strapi/strapi').factories.create${kind}('${UID}', ${options});\n`;

/** Everyone may read and, to fill it, create posts: rights that staff would give in the admin panel. */
const OPEN_TO_EVERYONE = '{ config: { find: { auth: false }, findOne: { auth: false }, create: { auth: false } } }';

export const strapi: Peer = {
  name: 'Strapi',
  version: '5.54.0',
  install: [
    npmInstall(
      '@strapi/strapi@5.54.0',
      'better-sqlite3@13.2.0',
      'react@18.3.1',
      'react-dom@18.3.1',
      'react-router-dom@6.30.6',
      'styled-components@6.6.0',
    ),
  ],
  files: {
    'config/server.js':
      "module.exports = ({ env }) => ({ host: env('HOST'), port: env.int('PORT'), app: { keys: ['one', 'two'] } });\n",
    'config/admin.js':
      "module.exports = { serveAdminPanel: false, apiToken: { salt: 'salt' }, transfer: { token: { salt: 'salt' } }, auth: { secret: 'secret' }, secrets: { encryptionKey: 'a'.repeat(32) } };\n",
    'config/database.js':
      "module.exports = { connection: { client: 'sqlite', connection: { filename: 'data/data.db' }, useNullAsDefault: true } };\n",
    'src/index.js': 'module.exports = {};\n',
    'public/uploads/.gitkeep': '',
    [`${API}/content-types/post/schema.json`]: JSON.stringify(schema),
    [`${API}/controllers/post.js`]: factory('CoreController'),
    [`${API}/services/post.js`]: factory('CoreService'),
    [`${API}/routes/post.js`]: factory('CoreRouter', OPEN_TO_EVERYONE),
  },
  env: { STRAPI_TELEMETRY_DISABLED: 'true' },
  setUp: [],
  start: ['strapi', 'start'],
  readyPath: '/_health',
  fill: async (url) => {
    const ids: string[] = [];
    for (const data of SAMPLE_POSTS) {
      const answer = (await post(`${url}/api/posts`, { data })) as { data: { documentId: string } };
      ids.push(answer.data.documentId);
    }
    const fields = ['title', 'slug', 'excerpt'].map((name, index) => `fields[${index}]=${name}`).join('&');
    return {
      list: `${url}/api/posts?pagination[pageSize]=${PAGE_SIZE}&sort=id:desc&${fields}`,
      detail: `${url}/api/posts/${ids[0]}`,
    };
  },
};
