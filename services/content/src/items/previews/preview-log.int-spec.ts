import {
  aPost,
  dropDatabase,
  eventually,
  type KeyServer,
  type ServiceProcess,
  serviceClient,
  serviceTestEnvironment,
  startKeyServer,
  startServiceProcess,
} from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

describe('preview log', () => {
  let keys: KeyServer;
  let env: ReturnType<typeof serviceTestEnvironment>;
  let service: ServiceProcess;

  beforeAll(async () => {
    keys = await startKeyServer();
    env = serviceTestEnvironment('content', keys.jwksUrl);
    service = await startServiceProcess(new URL('../../main.ts', import.meta.url), env);
  });
  afterAll(async () => {
    await service.kill();
    await keys.stop();
    await dropDatabase(env.MONGODB_DATABASE);
  });

  it('PLT-6 never contains a token, whether it is valid, invalid, or in a query', async () => {
    const call = serviceClient(service.url, keys);
    const code = '<pre><code class="language-typescript">const a = 1;</code></pre>'.repeat(2);
    const post = await call('POST', '/blog', { as: 'super_admin', body: aPost({ status: 'draft', content: code }) });
    expect(String(post.body.data?.content)).toContain('hljs-keyword');
    const link = await call('POST', '/previews', { as: 'super_admin', body: { kind: 'post', id: post.body.data?.id } });
    const token = String(link.body.data?.token);
    const wrong = `wrong-${token}`;
    const paths = [
      `/previews/${token}`,
      `/previews/${wrong}`,
      `/previews/${token}?a=${token}`,
      `/nowhere?token=${token}`,
    ];
    const statuses = [];
    for (const path of paths) statuses.push((await call('GET', path)).status);
    expect(statuses).toEqual([200, 404, expect.any(Number), 404]);
    await eventually(async () => expect(service.log()).toContain('/nowhere'));
    expect(service.log()).toContain('/previews/[secret]');
    expect(service.log()).not.toContain(token.slice(0, 12));
  });
});
