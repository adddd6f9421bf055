import { expect, it } from '@jest/globals';
import { serveDevelopment } from './serve-development.ts';

it.each(['localhost:4000', 'studio'])('PLT-1 development against %s is rejected with an example of an address', (url) =>
  expect(serveDevelopment({ folder: '/', platformUrl: url, port: 4173, tell: () => undefined })).rejects.toThrow(
    `${url} is not an address such as http://localhost:4000.`,
  ),
);
