import { getMethodAndPath, type Method, OPERATIONS, type OperationKey } from '@atelier/contracts';

interface Step {
  fixed: Map<string, Step>;
  parameter: Step | undefined;
  key: OperationKey | undefined;
}

const newStep = (): Step => ({ fixed: new Map(), parameter: undefined, key: undefined });
const getSegments = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const descend = (step: Step, segment: string): Step => {
  if (segment.startsWith('{')) {
    step.parameter ??= newStep();
    return step.parameter;
  }
  const next = step.fixed.get(segment) ?? newStep();
  step.fixed.set(segment, next);
  return next;
};

const buildTrees = (): Map<string, Step> => {
  const trees = new Map<string, Step>();
  for (const key of Object.keys(OPERATIONS) as OperationKey[]) {
    const { method, path } = getMethodAndPath(key);
    const root = trees.get(method) ?? newStep();
    trees.set(method, root);
    getSegments(path).reduce(descend, root).key = key;
  }
  return trees;
};

const TREES = buildTrees();

/** Like routers, prefers a literal segment to a parameter. */
const find = (step: Step, segments: readonly string[], at = 0): OperationKey | undefined => {
  const segment = segments[at];
  if (segment === undefined) return step.key;
  const fixed = step.fixed.get(segment);
  const found = fixed === undefined ? undefined : find(fixed, segments, at + 1);
  return found ?? (step.parameter === undefined ? undefined : find(step.parameter, segments, at + 1));
};

/** The contract's call for a path below /api, such as `GET /blog/{id}` for `/blog/42`. */
export const operationOfPath = (method: Method | string, path: string): OperationKey | undefined => {
  const root = TREES.get(method);
  return root === undefined ? undefined : find(root, getSegments(path));
};

const API = '/api';

/** The same for a public URL with a query, such as `/api/blog/42?x=1`. */
export const operationOfUrl = (method: string, url: string): OperationKey | undefined => {
  const [path = ''] = url.split('?');
  return path.startsWith(API) ? operationOfPath(method, path.slice(API.length)) : undefined;
};
