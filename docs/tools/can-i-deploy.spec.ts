import { asyncApiDocument } from '@atelier/contracts/documents/asyncapi';
import { openApiDocument } from '@atelier/contracts/documents/openapi';
import { describe, expect, it } from '@jest/globals';
import { type Documents, getBreaks, getVerdict } from './can-i-deploy.ts';

const today = (): Documents =>
  structuredClone({ api: openApiDocument(), events: asyncApiDocument() }) as unknown as Documents;

/** The current documents without a call of content and an event of contacts. */
const withoutTwo = (): Documents => {
  const documents = today();
  delete documents.api.paths['/blog/{id}'];
  delete documents.events.components.messages['contacts.submission.received.v1'];
  return documents;
};

describe('deployment check', () => {
  it('PLT-3 approves what already runs', () => {
    expect(getBreaks(today(), today())).toEqual([]);
  });

  it('PLT-3 names each removed call and event', () => {
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
  ])('PLT-3 can check %s alone', (service, count) => {
    expect(getBreaks(today(), withoutTwo(), service)).toHaveLength(count);
  });
});

const PROJECT = 'content.project.updated.v1';
const withoutKeywords = (): Documents => {
  const documents = today();
  const { data } = documents.events.components.messages[PROJECT]?.payload.allOf[1].properties ?? {};
  delete data?.properties?.keywords;
  return documents;
};

describe('declared use by consumers', () => {
  const use = {
    calls: new Map([['DELETE /blog/{id}', ['mfe-admin']]]),
    events: new Map([[`atelier.${PROJECT}`, ['search', 'seo']]]),
  };
  const keywordsAreGone = getBreaks(today(), withoutKeywords(), 'content');

  it('PLT-3 forbids the removal of keywords from an event, and names its consumers', () => {
    const { canDeploy, breaks } = getVerdict(keywordsAreGone, use);
    expect(canDeploy).toBe(false);
    expect(breaks).toEqual([`${PROJECT} keywords: was removed (used by search, seo)`]);
  });

  it('PLT-3 allows the removal of a field without consumers, with a note', () => {
    expect(getVerdict(keywordsAreGone, { ...use, events: new Map() })).toEqual({
      canDeploy: true,
      breaks: [],
      notes: [`${PROJECT} keywords: was removed (nobody declares to use it)`],
    });
  });

  it('PLT-3 forbids every breaking change of an event while its consumers are unknown', () => {
    const { canDeploy, breaks, notes } = getVerdict(keywordsAreGone, { calls: use.calls });
    expect(canDeploy).toBe(false);
    expect(breaks).toEqual([`${PROJECT} keywords: was removed (used by unknown consumers)`]);
    expect(notes).toEqual([expect.stringContaining('ATELIER_API_KEY')]);
  });

  it('PLT-3 forbids only the removal of a call that a remote makes', () => {
    const verdict = getVerdict(getBreaks(today(), withoutTwo(), 'content'), use);
    expect(verdict.breaks).toEqual(['DELETE /blog/{id}: was removed (used by mfe-admin)']);
    expect(verdict.notes).toHaveLength(2);
  });
});
