import * as z from 'zod';
import type { Overlay } from './overlay.ts';

const labels = z.record(z.string(), z.string());
const selector = z.strictObject({
  matchLabels: labels.default({}),
  matchExpressions: z
    .array(z.strictObject({ key: z.string(), operator: z.literal('In'), values: z.array(z.string()) }))
    .default([]),
});
type Selector = z.infer<typeof selector>;
const peer = z.strictObject({
  podSelector: selector.optional(),
  namespaceSelector: selector.optional(),
  ipBlock: z.strictObject({ cidr: z.string(), except: z.array(z.string()).default([]) }).optional(),
});
type Peer = z.infer<typeof peer>;
const ports = z.array(
  z.strictObject({ port: z.number(), endPort: z.number().optional(), protocol: z.string().default('TCP') }),
);
const policy = z.strictObject({
  podSelector: selector,
  policyTypes: z.array(z.enum(['Ingress', 'Egress'])),
  ingress: z.array(z.strictObject({ from: z.array(peer).optional(), ports })).default([]),
  egress: z.array(z.strictObject({ to: z.array(peer), ports })).default([]),
});
type Labels = z.infer<typeof labels>;

const selects = ({ matchLabels, matchExpressions }: Selector, given: Labels): boolean =>
  Object.entries(matchLabels).every(([key, value]) => given[key] === value) &&
  matchExpressions.every(({ key, values }) => values.includes(given[key] ?? ''));

const isInside = ({ podSelector, namespaceSelector }: Peer, given: Labels): boolean =>
  podSelector !== undefined && namespaceSelector === undefined && selects(podSelector, given);

/** Calls that the policies of an overlay allow. A call needs an egress and an ingress rule. */
export class NetworkPolicies {
  private readonly policies: z.infer<typeof policy>[];
  private readonly getLabels: Map<string, Labels>;

  constructor(overlay: Overlay) {
    this.policies = overlay.objects
      .filter(({ kind }) => kind === 'NetworkPolicy')
      .map(({ spec }) => policy.parse(spec));
    this.getLabels = new Map([...overlay.pods].map(([name, { metadata }]) => [name, metadata.labels]));
  }

  /** `caller callee:port` of every call inside the namespace that egress allows, and that ingress allows. */
  get calls(): { out: Set<string>; in: Set<string> } {
    const out = new Set<string>();
    const into = new Set<string>();
    for (const [one, ones] of this.getLabels)
      for (const [other, others] of this.getLabels) {
        for (const { to, ports } of this.getRules(ones, 'egress'))
          if (to.some((peer) => isInside(peer, others)))
            for (const { port } of ports) out.add(`${one} ${other}:${port}`);
        for (const { from, ports } of this.getRules(others, 'ingress'))
          if (from?.some((peer) => isInside(peer, ones)))
            for (const { port } of ports) into.add(`${one} ${other}:${port}`);
      }
    return { out, in: into };
  }

  /** `caller port` of every call out of the namespace, except for DNS. */
  get egress(): Map<string, number[]> {
    return this.outside('egress', ({ to, ports }) => (to.some((peer) => this.isOutside(peer)) ? ports : []));
  }

  /** `callee port` of every call from outside the namespace. */
  get ingress(): Map<string, number[]> {
    return this.outside('ingress', ({ from, ports }) =>
      from === undefined || from.some((peer) => this.isOutside(peer)) ? ports : [],
    );
  }

  /** Whether all traffic of pods without another policy is denied. */
  get deniesByDefault(): boolean {
    return this.policies.some(
      (one) =>
        selects(one.podSelector, {}) && one.policyTypes.length === 2 && one.ingress.length + one.egress.length === 0,
    );
  }

  private isOutside({ namespaceSelector, ipBlock }: Peer): boolean {
    return ipBlock !== undefined || namespaceSelector !== undefined;
  }

  private outside<Direction extends 'ingress' | 'egress'>(
    direction: Direction,
    getPorts: (rule: z.infer<typeof policy>[Direction][number]) => z.infer<typeof ports>,
  ): Map<string, number[]> {
    const found = [...this.getLabels].map(([name, given]) => {
      const numbers = this.getRules(given, direction).flatMap((rule) => getPorts(rule).map(({ port }) => port));
      return [name, [...new Set(numbers)].filter((port) => port !== 53)] as const;
    });
    return new Map(found.filter(([, numbers]) => numbers.length > 0).map(([name, numbers]) => [name, [...numbers]]));
  }

  private getRules<Direction extends 'ingress' | 'egress'>(given: Labels, direction: Direction) {
    const selecting = this.policies.filter(({ podSelector }) => selects(podSelector, given));
    return selecting.flatMap((one) => one[direction]) as z.infer<typeof policy>[Direction];
  }
}
