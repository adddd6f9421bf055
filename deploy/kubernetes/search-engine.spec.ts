import { describe, expect, it } from '@jest/globals';
import { productionWith } from './production-with.ts';

describe('a search engine for search', () => {
  const objects = productionWith('search-engine');

  it('PLT-8 is configured only for search, from a Secret', () => {
    const reference = { name: 'search-engine', key: 'SEARCH_ENGINE_URL' };
    const told = objects.filter((object) => JSON.stringify(object).includes('SEARCH_ENGINE_URL'));
    expect(told).toMatchObject([{ kind: 'Deployment', metadata: { name: 'search' } }]);
    expect(JSON.stringify(told)).toContain(JSON.stringify({ secretKeyRef: reference }));
  });

  it('PLT-8 is reachable through a dedicated policy', () => {
    const policy = objects.find(({ metadata }) => metadata.name === 'to-search-engine');
    expect(policy).toMatchObject({
      spec: { podSelector: { matchLabels: { 'reaches-search-engine': 'true' } }, egress: [{}] },
    });
  });
});
