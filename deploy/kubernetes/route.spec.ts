import { describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { gateway, httpRoute } from './custom-resources.ts';
import { Overlay } from './overlay.ts';

type Rule = z.output<typeof httpRoute>['spec']['rules'][number];

/** The longest upload, after which the gateway answers. */
const LONGEST_REQUEST_S = 60;

describe('the visitors’ route in production', () => {
  const production = new Overlay('production');
  const entry = gateway.parse(production.get('Gateway', 'visitors'));
  const site = httpRoute.parse(production.get('HTTPRoute', 'site'));
  const toHttps = httpRoute.parse(production.get('HTTPRoute', 'to-https'));
  const getPaths = ({ matches }: Rule) => matches.map(({ path }) => `${path.type} ${path.value}`);

  it('PLT-8 attaches to listeners of the Gateway, for the host name in the settings', () => {
    const host = new URL(production.getEnvironment('gateway', 'secret').ATELIER_PUBLIC_URL ?? '').hostname;
    for (const [{ spec }, protocol] of [
      [site, 'HTTPS'],
      [toHttps, 'HTTP'],
    ] as const) {
      const [{ name, sectionName } = { name: '', sectionName: '' }] = spec.parentRefs;
      const listener = entry.spec.listeners.find((one) => one.name === sectionName);
      expect([name, listener?.protocol, listener?.hostname]).toEqual([entry.metadata.name, protocol, host]);
      expect(spec.hostnames).toEqual([host]);
    }
  });

  it('PLT-8 leads /api to the gateway and all else to the shell, at ports of their Services', () => {
    const targets = site.spec.rules.map((rule) => [getPaths(rule), rule.backendRefs.map(({ name }) => name)]);
    expect(targets).toEqual([
      [['PathPrefix /api'], ['gateway']],
      [[], ['shell']],
    ]);
    for (const { name, port } of site.spec.rules.flatMap(({ backendRefs }) => backendRefs))
      expect(production.get('Service', name)).toMatchObject({ spec: { ports: [{ port }] } });
  });

  it('PLT-8 lets only units request what an answer depends on, and gives uploads their time', () => {
    const removed = site.spec.rules.map(({ filters }) =>
      filters.flatMap((filter) => (filter.type === 'RequestHeaderModifier' ? filter.requestHeaderModifier.remove : [])),
    );
    expect(removed).toEqual([['Surrogate-Capability'], ['Surrogate-Capability']]);
    expect(Number.parseInt(site.spec.rules[0]?.timeouts?.request ?? '', 10)).toBeGreaterThan(LONGEST_REQUEST_S);
  });

  it('PLT-8 redirects plain HTTP', () => {
    expect(
      toHttps.spec.rules.map(({ filters, backendRefs }) => [filters.map(({ type }) => type), backendRefs]),
    ).toEqual([[['RequestRedirect'], []]]);
    expect(toHttps.spec.rules[0]?.filters).toMatchObject([{ requestRedirect: { scheme: 'https' } }]);
  });
});
