import { asyncApiDocument } from '@atelier/contracts/documents/asyncapi';
import { openApiDocument } from '@atelier/contracts/documents/openapi';
import { describe, expect, it } from '@jest/globals';
import { type Documents, getBreaks } from './can-i-deploy.ts';

const today = (): Documents =>
  structuredClone({ api: openApiDocument(), events: asyncApiDocument() }) as unknown as Documents;

/** The current documents without a call of content and an event of contacts. */
const withoutTwo = (): Documents => {
  const documents = today();
  delete documents.api.paths['/blog/{id}'];
  delete documents.events.components.messages['contacts.submission.received.v1'];
  return documents;
};

describe('whether a service can be deployed', () => {
  it('PLT-3 says yes to what runs already', () => {
    expect(getBreaks(today(), today())).toEqual([]);
  });

  it('PLT-3 names each call and event that is gone', () => {
    expect(getBreaks(today(), withoutTwo())).toEqual([
      'GET /blog/{id}: was removed',
      'PUT /blog/{id}: was removed',
      'DELETE /blog/{id}: was removed',
      'contacts.submission.received.v1: was removed',
    ]);
  });

  it.each([
    ['content', 3],
    ['contacts', 1],
    ['media', 0],
  ])('PLT-3 asks about %s alone', (service, count) => {
    expect(getBreaks(today(), withoutTwo(), service)).toHaveLength(count);
  });
});
