import { describe, expect, it } from '@jest/globals';
import { baseImages } from './base-images.ts';

describe('base images', () => {
  it('PLT-3 are the images from elsewhere that docker-compose.yml and the Dockerfile name', () => {
    expect(baseImages().map((image) => image.replace(/:.*/, ''))).toEqual([
      'node',
      'caddy',
      'mongo',
      'nats',
      'versity/versitygw',
      'axllent/mailpit',
    ]);
  });
});
