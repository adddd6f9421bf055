import type { OperationKey } from '@atelier/contracts';
import { getOperation } from '@atelier/contracts';
import { toRow } from './acceptance-row.ts';
import { conformance, expect } from './conformance.ts';
import { SCENARIOS } from './scenarios/index.ts';
import type { Scenario } from './scenarios/scenario.ts';

for (const [name, scenario] of Object.entries(SCENARIOS) as [OperationKey, Scenario][]) {
  conformance(`${toRow(name)} ${name} answers as documented`, async ({ api, workshop }) => {
    const { as, ...request } = await scenario(workshop);
    const answer = await api.call(name, request, as ?? 'administrator');
    expect(answer.status, answer.text.slice(0, 500)).toBe(getOperation(name).status ?? 200);
    const id = answer.body.data?.id;
    if (getOperation(name).status === 201 && id !== undefined) keepCreated(name, id, workshop);
  });
}

/** Registers items created by a call for removal, if there is a call for that. */
const keepCreated = (name: OperationKey, id: string, workshop: { keep(key: OperationKey, id: string): void }) => {
  const remove = `DELETE ${name.replace('POST ', '').replace('/invite', '')}/{id}` as OperationKey;
  if (Object.hasOwn(SCENARIOS, remove)) workshop.keep(remove, id);
};
