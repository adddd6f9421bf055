import { npmInstall, type Peer, post } from './peer.ts';
import { PAGE_SIZE, SAMPLE_POSTS } from './sample-posts.ts';

const TOKEN = 'a-token-for-the-comparison-alone';

export const directus: Peer = {
  name: 'Directus',
  version: '12.4.0',
  // The version of isolated-vm that Directus asks for does not compile for Node 24.
  install: [['npm', 'pkg', 'set', 'overrides.isolated-vm=6.0.2'], npmInstall('directus@12.4.0', 'sqlite3@5.1.7')],
  files: {},
  env: {
    DB_CLIENT: 'sqlite3',
    DB_FILENAME: './data/data.db',
    SECRET: 'a-secret-for-the-comparison-alone',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'a-long-enough-password',
    ADMIN_TOKEN: TOKEN,
    TELEMETRY: 'false',
    LOG_LEVEL: 'error',
  },
  setUp: [['directus', 'bootstrap']],
  start: ['directus', 'start'],
  readyPath: '/server/ping',
  fill: async (url) => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const fields = ['title', 'slug', 'excerpt', 'content'].map((field) => ({ field, type: 'text' }));
    await post(`${url}/collections`, { collection: 'posts', schema: {}, meta: {}, fields }, headers);
    await post(`${url}/items/posts`, SAMPLE_POSTS, headers);
    const list = `limit=${PAGE_SIZE}&fields=id,title,slug,excerpt&sort=-id&meta=filter_count`;
    return {
      list: `${url}/items/posts?${list}&access_token=${TOKEN}`,
      detail: `${url}/items/posts/1?access_token=${TOKEN}`,
    };
  },
};
