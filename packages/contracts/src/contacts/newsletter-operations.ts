import { needs, operations } from '../http/operation.js';
import { done } from '../http/success.js';
import { versioned } from '../http/version.js';
import {
  newsletterIssueAnswer,
  newsletterIssueInput,
  newsletterIssueList,
  newsletterIssueQuery,
  newsletterPreviewAnswer,
} from './newsletter-issue.js';

const example = { subject: 'What we learned in May', content: '<p>Three things that we would do again.</p>' };

/** Writing and sending issues of the newsletter. */
export const newsletterOperations = operations('contact', {
  'GET /contact/newsletter/issues': {
    summary: 'Lists issues of the newsletter by page, latest first, without their content.',
    access: needs('read', 'contact'),
    query: newsletterIssueQuery,
    answer: newsletterIssueList,
  },
  'POST /contact/newsletter/issues': {
    summary: 'Creates a draft of an issue.',
    access: needs('write', 'contact'),
    body: newsletterIssueInput,
    answer: newsletterIssueAnswer,
    status: 201,
    example,
  },
  'GET /contact/newsletter/issues/{id}': {
    summary: 'Returns an issue with its counts.',
    access: needs('read', 'contact'),
    answer: newsletterIssueAnswer,
  },
  'PUT /contact/newsletter/issues/{id}': {
    summary: 'Changes a draft. 409 once it is being sent.',
    access: needs('write', 'contact'),
    body: newsletterIssueInput,
    answer: newsletterIssueAnswer,
    ...versioned,
    example,
  },
  'DELETE /contact/newsletter/issues/{id}': {
    summary: 'Deletes a draft permanently. 409 once it is being sent.',
    access: needs('delete', 'contact'),
    answer: done,
    ...versioned,
  },
  'GET /contact/newsletter/issues/{id}/preview': {
    summary: 'The mail of an issue as its subscribers see it.',
    access: needs('read', 'contact'),
    answer: newsletterPreviewAnswer,
  },
  'POST /contact/newsletter/issues/{id}/test': {
    summary: "Sends the issue to the caller's own address; an API key sends it to the studio.",
    access: needs('write', 'contact'),
    answer: done,
    status: 202,
  },
  'POST /contact/newsletter/issues/{id}/send': {
    summary: 'Sends a draft to all confirmed subscribers, in batches.',
    note: 'An issue is sent once: 409 if it is or was being sent.',
    access: needs('write', 'contact'),
    answer: newsletterIssueAnswer,
    status: 202,
    ...versioned,
  },
});
