import { readFileSync } from 'node:fs';
import { DNS_ADDRESS } from './configuration.ts';
import { DNS_IMAGE } from './images.ts';
import { type ClusterAccess, kubectlWith } from './kubectl.ts';

const COREFILE = `.:53 {
  errors
  ready
  kubernetes cluster.local {
    kubeconfig /etc/coredns/kubeconfig
  }
  forward . /etc/resolv.conf
}
`;

/** What network policies allow every pod to ask, in most clusters. */
const labels = { 'k8s-app': 'kube-dns' };

const container = {
  name: 'main',
  image: DNS_IMAGE,
  args: ['-conf', '/etc/coredns/Corefile'],
  readinessProbe: { httpGet: { path: '/ready', port: 8181 }, periodSeconds: 1 },
  volumeMounts: [{ name: 'configuration', mountPath: '/etc/coredns' }],
};

/** Starts the cluster's name server under the labels and the address that it has in most clusters. */
export const startNames = async (access: ClusterAccess): Promise<void> => {
  const metadata = { name: 'kube-dns', namespace: 'kube-system' };
  const stringData = { Corefile: COREFILE, kubeconfig: readFileSync(access.kubeconfig, 'utf8') };
  const spec = {
    dnsPolicy: 'Default',
    automountServiceAccountToken: false,
    containers: [container],
    volumes: [{ name: 'configuration', secret: { secretName: metadata.name } }],
  };
  const ports = ['UDP', 'TCP'].map((protocol) => ({ name: protocol.toLowerCase(), port: 53, protocol }));
  const items = [
    { apiVersion: 'v1', kind: 'Secret', metadata, stringData },
    { apiVersion: 'v1', kind: 'Service', metadata, spec: { clusterIP: DNS_ADDRESS, selector: labels, ports } },
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata,
      spec: { selector: { matchLabels: labels }, template: { metadata: { labels }, spec } },
    },
  ];
  await kubectlWith(access, { apiVersion: 'v1', kind: 'List', items }, 'apply');
};
