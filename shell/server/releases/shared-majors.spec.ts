import { SHARED_MAJORS } from '@atelier/contracts/releases/platform-version';
import { describe, expect, it } from '@jest/globals';
import { version } from 'react';

describe('shared packages of the shell', () => {
  it('PLT-3 have the major versions that releases are checked against', () => {
    expect(SHARED_MAJORS).toEqual({ react: Number.parseInt(version, 10) });
  });
});
