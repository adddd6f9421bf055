import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Site } from '../containers/visitors-and-staff.ts';
import { type ClusterAccess, kubectl, kubectlWith } from './kubectl.ts';

const NAMESPACE = ['--namespace', 'atelier'];
const NODE_NAME = 'jsonpath={.items[0].spec.nodeName}';
const nameIs = (unit: string): string => `app.kubernetes.io/name=${unit}`;

export interface Pod {
  name: string;
  uid: string;
  /** The value of app.kubernetes.io/name. */
  unit: string;
  isReady: boolean;
}

interface PodObject {
  metadata: { name: string; uid: string; labels: Record<string, string>; deletionTimestamp?: string };
  status: { phase: string; conditions?: { type: string; status: string }[] };
}

/** What `npm run test:cluster` gives to its suites. */
export interface RunningSite extends Site, ClusterAccess {}

/** The site in a cluster. */
export class Cluster implements Site {
  readonly url: string;
  readonly mailUrl: string;
  readonly secrets: Record<string, string>;
  private readonly access: ClusterAccess;

  constructor({ url, mailUrl, secrets, ...access }: RunningSite) {
    this.url = url;
    this.mailUrl = mailUrl;
    this.secrets = secrets;
    this.access = access;
  }

  /** The site started by `npm run test:cluster`. */
  static running(): Cluster {
    return new Cluster(JSON.parse(process.env.ATELIER_CLUSTER ?? '{}'));
  }

  kubectl(...args: string[]): Promise<string> {
    return kubectl(this.access, ...NAMESPACE, ...args);
  }

  /** Pods that are to stay, without those of jobs. */
  async pods(): Promise<Pod[]> {
    const { items } = JSON.parse(await this.kubectl('get', 'pods', '--output', 'json')) as { items: PodObject[] };
    return items
      .filter(({ metadata }) => metadata.deletionTimestamp === undefined && metadata.labels['job-name'] === undefined)
      .map(({ metadata, status }) => ({
        name: metadata.name,
        uid: metadata.uid,
        unit: metadata.labels['app.kubernetes.io/name'] ?? '',
        isReady: status.conditions?.some(({ type, status }) => type === 'Ready' && status === 'True') ?? false,
      }))
      .sort((a, b) => a.name.localeCompare(b.name));
  }

  async podsOf(unit: string): Promise<Pod[]> {
    return (await this.pods()).filter((pod) => pod.unit === unit);
  }

  /** Ends a pod without time to finish. */
  async kill({ name }: Pod): Promise<void> {
    await this.kubectl('delete', 'pod', name, '--grace-period=1', '--wait=false');
  }

  /** Asks for an eviction, as a drain does; a budget may refuse it. */
  async evict({ name }: Pod): Promise<void> {
    const eviction = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name, namespace: 'atelier' } };
    const address = `/api/v1/namespaces/atelier/pods/${name}/eviction`;
    await kubectlWith(this.access, eviction, 'create', '--raw', address);
  }

  /** Runs the pod of the nightly backup as a Job, by default with its arguments; returns its log. */
  async runBackupJob(name: string, ...args: string[]): Promise<string> {
    const dryRun = ['--from=cronjob/backup', '--dry-run=client', '--output=json'];
    const job = JSON.parse(await this.kubectl('create', 'job', name, ...dryRun));
    if (args.length > 0) job.spec.template.spec.containers[0].args = ['node', 'deploy/backup/main.ts', ...args];
    await kubectlWith(this.access, job, ...NAMESPACE, 'apply');
    await this.kubectl('wait', '--for=condition=complete', '--timeout=180s', `job/${name}`).catch(async (error) => {
      throw new Error(`${error}\n${await this.kubectl('logs', `job/${name}`)}`);
    });
    return this.kubectl('logs', `job/${name}`);
  }

  /** Opens a port of this machine that leads to a service in the cluster. */
  async forward(service: string, port: number): Promise<{ port: number; stop: () => void }> {
    const { kubectl: program, kubeconfig } = this.access;
    const args = ['--kubeconfig', kubeconfig, ...NAMESPACE, 'port-forward', `service/${service}`, `:${port}`];
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(createInterface(child.stdout), 'line');
    return { port: Number(/:(\d+) ->/.exec(line)?.[1]), stop: () => child.kill() };
  }

  async scale(unit: string, replicas: number): Promise<void> {
    await this.kubectl('scale', `deployment/${unit}`, `--replicas=${replicas}`);
    await this.untilRolledOut(unit);
  }

  /** Rolls a unit, until the pods of the revision before are gone. */
  async restart(unit: string): Promise<void> {
    const before = await this.podsOf(unit);
    await this.kubectl('rollout', 'restart', `deployment/${unit}`);
    await this.untilRolledOut(unit);
    await this.kubectl('wait', '--for=delete', '--timeout=120s', ...before.map(({ name }) => `pod/${name}`));
  }

  /** Moves all pods away from the node of a unit, whether or not there is another one, and then allows pods on it again. */
  async drainNodeOf(unit: string): Promise<void> {
    const node = await this.kubectl('get', 'pods', '--selector', nameIs(unit), '--output', NODE_NAME);
    const ours = '--pod-selector=app.kubernetes.io/name';
    try {
      await this.kubectl('drain', node, ours, '--delete-emptydir-data', '--timeout=240s');
    } finally {
      await this.kubectl('uncordon', node);
    }
  }

  private untilRolledOut(unit: string): Promise<string> {
    return this.kubectl('rollout', 'status', `deployment/${unit}`, '--timeout=300s');
  }
}
