import type { FieldIssue } from '@atelier/contracts';
import { InvalidInput } from '@atelier/service-kit';
import type { ServiceRecord } from './service-record.js';

const issue = (message: string): FieldIssue => ({ field: 'ids', message });

/** Sorts the services by these IDs; throws 400 with every unknown, missing or duplicate ID. */
export const inOrder = (services: readonly ServiceRecord[], ids: readonly string[]): ServiceRecord[] => {
  const byId = new Map(services.map((service) => [service.id, service]));
  const named = new Set(ids);
  const issues = [
    ...[...named].filter((id) => !byId.has(id)).map((id) => issue(`There is no service '${id}'`)),
    ...[...named].filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id)).map((id) => issue(`'${id}' is named twice`)),
    ...services.filter(({ id }) => !named.has(id)).map(({ id, name }) => issue(`'${name}' (${id}) is missing`)),
  ];
  if (issues.length > 0) throw new InvalidInput(issues);
  return ids.map((id) => byId.get(id)).filter((service) => service !== undefined);
};
