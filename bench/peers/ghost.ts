import { npmInstall, type Peer, post } from './peer.ts';
import { PAGE_SIZE, SAMPLE_POSTS } from './sample-posts.ts';

const PERSON = { email: 'admin@example.com', password: 'Ferries-stand-in-the-wind-42' };

/** The headers of the owner, whom it creates. */
export const signInToGhost = async (url: string): Promise<Record<string, string>> => {
  const setup = [{ name: 'Admin', ...PERSON, blogTitle: 'Comparison' }];
  await post(`${url}/ghost/api/admin/authentication/setup/`, { setup });
  const answer = await fetch(`${url}/ghost/api/admin/session/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username: PERSON.email, password: PERSON.password }),
  });
  if (!answer.ok) throw new Error(`Ghost refused the sign-in with ${answer.status}: ${await answer.text()}`);
  return { origin: url, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
};

const INSIDE = ['--omit=dev', '--legacy-peer-deps', '--prefix', 'package'];

export const ghost: Peer = {
  name: 'Ghost',
  version: '6.65.0',
  // The package brings parts of itself as archives, which npm finds only from inside of it.
  install: [
    ['npm', 'pack', 'ghost@6.65.0'],
    ['tar', '-xzf', 'ghost-6.65.0.tgz'],
    [...npmInstall(), ...INSIDE],
    // The version that Ghost asks for ends the process under Node 24.21.
    [...npmInstall('better-sqlite3@13.2.0'), ...INSIDE],
  ],
  files: {},
  env: {
    database__client: 'sqlite3',
    database__connection__filename: '../data/data.db',
    database__useNullAsDefault: 'true',
    paths__contentPath: 'content',
    mail__transport: 'Direct',
    security__staffDeviceVerification: 'false',
    privacy__useUpdateCheck: 'false',
    logging__level: 'error',
  },
  setUp: [],
  start: ['sh', '-c', 'cd package && url=http://127.0.0.1:$PORT server__port=$PORT exec node index.js'],
  readyPath: '/ghost/api/admin/site/',
  fill: async (url) => {
    const headers = await signInToGhost(url);
    for (const { title, slug, excerpt, content } of SAMPLE_POSTS) {
      const posts = [{ title, slug, custom_excerpt: excerpt, html: content, status: 'published' }];
      await post(`${url}/ghost/api/admin/posts/?source=html`, { posts }, headers);
    }
    const answer = (await post(
      `${url}/ghost/api/admin/integrations/?include=api_keys`,
      { integrations: [{ name: 'Comparison' }] },
      headers,
    )) as { integrations: { api_keys: { type: string; secret: string }[] }[] };
    const key = answer.integrations[0]?.api_keys.find(({ type }) => type === 'content')?.secret;
    const content = `${url}/ghost/api/content/posts`;
    return {
      list: `${content}/?key=${key}&limit=${PAGE_SIZE}&fields=id,title,slug,custom_excerpt`,
      detail: `${content}/slug/${SAMPLE_POSTS[0]?.slug}/?key=${key}`,
    };
  },
};
