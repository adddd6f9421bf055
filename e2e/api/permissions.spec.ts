import { getOperation, isAllowed, OPERATIONS, type OperationKey, ROLE_PRESETS, ROLES } from '@atelier/contracts';
import { toRow } from './acceptance-row.ts';
import { conformance, expect } from './conformance.ts';

const KEYS = Object.keys(OPERATIONS) as OperationKey[];
const guarded = KEYS.filter((key) => getOperation(key).access !== 'everyone');

for (const key of guarded)
  conformance(`${toRow(key)} ${key} is refused without a token`, async ({ api }) => {
    const { status, body } = await api.call(key, {}, 'visitor');
    expect(status).toBe(401);
    expect(body).toMatchObject({ success: false, message: 'Authentication required.', error: 'Unauthorized' });
  });

for (const key of guarded) {
  const { access } = getOperation(key);
  if (typeof access !== 'object') continue;
  for (const role of ROLES.filter((name) => name !== 'super_admin')) {
    const rights = { role, permissions: ROLE_PRESETS[role] };
    const mayCall = access.resources.some((resource) => isAllowed(rights, resource, access.action));
    conformance(`${toRow(key)} ${key} is ${mayCall ? 'open to' : 'denied to'} ${role}`, async ({ api }) => {
      const { status, body } = await api.call(key, {}, role);
      if (mayCall) expect([401, 403]).not.toContain(status);
      else {
        expect(status).toBe(403);
        expect(body.message).toBe('Access denied.');
      }
    });
  }
}

for (const key of KEYS.filter((name) => getOperation(name).access === 'everyone'))
  conformance(`${toRow(key)} ${key} refuses a token that is none`, async ({ api }) => {
    const answer = await api.call(key, { headers: { authorization: 'Bearer not.a.token' } }, 'visitor');
    const takesStaleTokens = /^POST \/auth\//.test(key);
    if (!takesStaleTokens) expect(answer.status).toBe(401);
    expect(answer.status).toBeLessThan(500);
  });
