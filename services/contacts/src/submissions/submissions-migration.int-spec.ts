import { createService } from '@atelier/service-kit';
import { dropDatabase, serviceTestEnvironment } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MongoClient, ObjectId } from 'mongodb';
import { contactsService } from '../contacts.js';
import { migrate } from '../index.js';
import { SubmissionsRepository } from './submissions.repository.js';

const MINUTE_MS = 60_000;
const createdAt = new Date('2026-01-05T10:00:00Z');

/** A submission as the previous version stored it. */
const older = (name: string, fields: Record<string, unknown> = {}) => ({
  _id: new ObjectId(),
  name,
  email: 'ada@example.com',
  phone: null,
  company: 'Difference Ltd',
  subject: 'Web Development',
  message: 'We would like to talk.',
  serviceType: 'web-development',
  serviceInterest: 'web_development',
  budgetRange: null,
  timeline: null,
  status: 'responded',
  priority: 'medium',
  notes: null,
  trashed: false,
  version: 3,
  createdAt,
  updatedAt: createdAt,
  searchWords: ['ada'],
  sortKeys: { name: name.toLowerCase(), subject: 'web development', email: 'ada@example.com' },
  ...fields,
});

describe('messages from an earlier version', () => {
  const env = serviceTestEnvironment('contacts', 'http://127.0.0.1:9/auth/jwks.json', { MAIL_DIR: 'nowhere' });
  let client: MongoClient;

  beforeAll(async () => {
    client = await MongoClient.connect(env.MONGODB_URL ?? '');
  });
  afterAll(async () => {
    await client.close();
    await dropDatabase(env.MONGODB_DATABASE);
  });

  it('PLT-5 are listed, found, and counted like any other, after two processes start at once', async () => {
    const database = client.db(env.MONGODB_DATABASE);
    const [ada, gone] = [older('Ada Lovelace'), older('Gone Person', { trashed: true })];
    const {
      trashed: _trashed,
      searchWords: _words,
      ...known
    } = older('Known Person', {
      message: 'Our harbor cranes rust.',
      schemaVersion: 2,
      searchTokens: ['known'],
      folder: 'inbox',
    });
    const many = Array.from({ length: 600 }, (_none, index) => older(`Number ${index}`, { status: 'new' }));
    await database.collection('submissions').insertMany([ada, gone, known, ...many]);
    await database.collection('submissions').createIndex({ trashed: 1, createdAt: -1, _id: -1 });
    const counted = { status: 'responded', serviceInterest: 'web_development', priority: 'medium' };
    await database.collection('submission_tally').insertMany([
      { ...counted, change: 600 },
      { ...counted, folder: 'inbox', change: 1 },
      { ...counted, folder: 'spam', change: 7 },
    ]);
    const answer = (minutes: number) => ({
      submissionId: ada._id,
      response: 'Thank you.',
      respondedBy: 'Grace',
      createdAt: new Date(createdAt.getTime() + minutes * MINUTE_MS),
    });
    await database.collection('responses').insertMany([answer(90), answer(30)]);

    const started = await Promise.all([createService(contactsService, env), createService(contactsService, env)]);
    await Promise.all(started.map(({ application }) => application.init()));
    const repository = started[0].application.get(SubmissionsRepository, { strict: false });
    const page = { folder: 'inbox', page: 1, limit: 5, sort: 'created_at', order: 'DESC' } as const;
    const found = await repository.page({ ...page, search: 'lovel' });
    expect(found.submissions).toMatchObject([{ name: 'Ada Lovelace', firstResponseMinutes: 30, updatedBy: null }]);
    const byMessage = await repository.page({ ...page, search: 'cranes' });
    expect(byMessage.submissions).toMatchObject([{ name: 'Known Person' }]);
    expect(await repository.page(page)).toMatchObject({ total: 601 });
    expect(await repository.page({ ...page, status: 'responded' })).toMatchObject({ total: 601 });
    expect(await repository.page({ ...page, folder: 'spam' })).toMatchObject({ total: 7 });
    expect(await repository.find(String(gone._id))).toMatchObject({ folder: 'trash', version: 3 });
    for (const { application } of started) await application.close();

    const left = await database.collection('submissions').countDocuments({
      $or: [{ schemaVersion: { $ne: 3 } }, { trashed: { $exists: true } }, { searchWords: { $exists: true } }],
    });
    expect(left).toBe(0);
    const indexes = await database.collection('submissions').indexes();
    expect(indexes.filter(({ key }) => 'trashed' in key)).toEqual([]);
  });

  it('PLT-3 can be migrated as a step of their own, before any process starts', async () => {
    const before = { ...env, MONGODB_DATABASE: `${env.MONGODB_DATABASE}_step` };
    const database = client.db(before.MONGODB_DATABASE);
    await database.collection('submissions').insertOne(older('Ada Lovelace'));
    await migrate(before);
    expect(await database.collection('submissions').countDocuments({ schemaVersion: 3 })).toBe(1);
    await database.dropDatabase();
  });
});
