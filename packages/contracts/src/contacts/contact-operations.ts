import { bulkAnswer, bulkIds, bulkUpdate } from '../http/bulk.js';
import { needs, operations } from '../http/operation.js';
import { done } from '../http/success.js';
import { versioned } from '../http/version.js';
import { contactMessage } from './contact-message.js';
import {
  contactAnalytics,
  contactAnalyticsQuery,
  messageReceipt,
  responseAnswer,
  responseList,
  submissionAnswer,
  submissionExportQuery,
  submissionList,
  submissionListQuery,
  submissionStats,
} from './http.js';
import {
  newsletterConfirmation,
  subscriberList,
  subscriberListQuery,
  unsubscribeInput,
  unsubscribeQuery,
} from './newsletter.js';
import { newsletterSignup } from './newsletter-signup.js';
import { responseInput, spamMark, submissionStatusChange } from './submission.js';

const someId = '652f1f77bcf86cd799439011';

export const contactOperations = operations('contact', {
  'POST /contact': {
    summary: 'Takes a message of a visitor in.',
    access: 'everyone',
    body: contactMessage,
    headers: { 'Idempotency-Key': 'A repetition with the same key within 24 hours answers the first answer.' },
    answer: messageReceipt,
    status: 201,
    failures: [409],
    example: {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      subject: 'Web Development',
      message: 'We would like to talk about a new shop.',
      serviceType: 'web-development',
    },
  },
  'GET /contact': {
    summary: 'Messages by page, filtered, sorted and searched.',
    note: 'Spam is left out, and listed alone by spam=true.',
    access: needs('read', 'contact'),
    query: submissionListQuery,
    answer: submissionList,
  },
  'GET /contact/submissions': {
    summary: 'The same list by its older name.',
    access: needs('read', 'contact'),
    query: submissionListQuery,
    answer: submissionList,
  },
  'GET /contact/stats': {
    summary: 'How many messages there are, spam apart.',
    access: needs('read', 'contact'),
    answer: submissionStats,
  },
  'GET /contact/analytics': {
    summary: 'Messages of a range of days, and how soon they were answered.',
    access: needs('read', 'contact'),
    query: contactAnalyticsQuery,
    answer: contactAnalytics,
  },
  'GET /contact/export': {
    summary: 'The messages that the list would show, as a CSV file in UTF-8.',
    note: 'Cells that a spreadsheet would take for a formula begin with an apostrophe.',
    access: needs('read', 'contact'),
    query: submissionExportQuery,
    answer: { mediaType: 'text/csv' },
  },
  'PATCH /contact/bulk': {
    summary: 'Changes status, priority, notes or spam mark of many messages, each by itself.',
    access: needs('write', 'contact'),
    body: bulkUpdate,
    answer: bulkAnswer,
    example: { updates: [{ id: someId, data: { status: 'closed' } }] },
  },
  'DELETE /contact/bulk': {
    summary: 'Moves many messages to the trash, each by itself.',
    access: needs('delete', 'contact'),
    body: bulkIds,
    answer: bulkAnswer,
    example: { ids: [someId] },
  },
  'GET /contact/{id}': { summary: 'One message.', access: needs('read', 'contact'), answer: submissionAnswer },
  'PATCH /contact/{id}/status': {
    summary: 'Sets the status of a message.',
    access: needs('write', 'contact'),
    body: submissionStatusChange,
    answer: submissionAnswer,
    ...versioned,
    example: { status: 'in_progress' },
  },
  'PUT /contact/{id}/status': {
    summary: 'Sets the status and the internal notes of a message.',
    access: needs('write', 'contact'),
    body: submissionStatusChange,
    answer: submissionAnswer,
    ...versioned,
    example: { status: 'in_progress', notes: 'Call back on Monday.' },
  },
  'PATCH /contact/{id}/spam': {
    summary: 'Marks a message as spam, or takes the mark back.',
    access: needs('write', 'contact'),
    body: spamMark,
    answer: submissionAnswer,
    ...versioned,
    example: { spam: true },
  },
  'DELETE /contact/{id}': {
    summary: 'Moves a message to the trash.',
    access: needs('delete', 'contact'),
    answer: done,
    ...versioned,
  },
  'GET /contact/{id}/responses': {
    summary: 'What staff answered, the oldest first.',
    access: needs('read', 'contact'),
    answer: responseList,
  },
  'POST /contact/{id}/response': {
    summary: 'Answers a message by mail and sets it to responded.',
    note: 'The notes stay inside the house.',
    access: needs('write', 'contact'),
    body: responseInput,
    answer: responseAnswer,
    status: 201,
    example: { response: 'Thank you, shall we talk on Tuesday?', notes: 'Good fit.' },
  },
  'POST /contact/newsletter': {
    summary: 'Asks for the newsletter; a mail asks for a confirmation.',
    note: 'The answer is the same whether the address is known or not.',
    access: 'everyone',
    body: newsletterSignup,
    answer: done,
    status: 202,
    example: { email: 'ada@example.com', source: 'footer' },
  },
  'POST /contact/newsletter/confirm': {
    summary: 'Confirms a subscription by the token from the mail.',
    access: 'everyone',
    body: newsletterConfirmation,
    answer: done,
    failures: [410],
    example: { token: 'bm90LWEtcmVhbC10b2tlbg' },
  },
  'POST /contact/newsletter/unsubscribe': {
    summary: 'Ends a subscription by a token from any of its mails.',
    note: 'Mail programs send a form with List-Unsubscribe=One-Click, and the token in the query (RFC 8058).',
    access: 'everyone',
    query: unsubscribeQuery,
    body: unsubscribeInput,
    answer: done,
    failures: [410],
    example: { token: 'bm90LWEtcmVhbC10b2tlbg' },
  },
  'GET /contact/newsletter': {
    summary: 'Subscribers by page, the newest first.',
    access: needs('read', 'contact'),
    query: subscriberListQuery,
    answer: subscriberList,
  },
  'DELETE /contact/newsletter/{id}': {
    summary: 'Erases a subscriber.',
    access: needs('delete', 'contact'),
    answer: done,
  },
});
