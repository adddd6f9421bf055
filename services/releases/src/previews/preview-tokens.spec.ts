import type { BoxKeyFields } from '@atelier/service-kit';
import { describe, expect, it } from '@jest/globals';
import type { Model } from 'mongoose';
import { PreviewTokens } from './preview-tokens.js';

const stored = {
  updateOne: async () => undefined,
  findById: () => ({ lean: async () => ({ material: 'a-key-of-the-registry' }) }),
} as unknown as Model<BoxKeyFields>;

describe('preview token', () => {
  it('PLT-3 is valid until it expires', async () => {
    const tokens = new PreviewTokens(stored);
    await tokens.onModuleInit();
    const preview = { remote: 'mfe-public', version: '1.0.0', expiresAt: '2026-05-04T10:00:00.000Z' };
    const token = tokens.issue(preview);
    expect(tokens.read(token, new Date('2026-05-04T09:59:59.999Z'))).toEqual(preview);
    expect(tokens.read(token, new Date('2026-05-04T10:00:00.000Z'))).toBeUndefined();
  });
});
