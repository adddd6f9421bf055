import {
  type CloudEvent,
  changeRecorded,
  deadLetterKept,
  mailGivenUp,
  type Resource,
  submissionFollowedUp,
  submissionReceived,
  versionFailing,
  webhookDisabled,
} from '@atelier/contracts';
import { getData } from '@atelier/service-kit';
import { MAILS_PATH, type NotificationRecord } from './notification-record.js';
import { getTopic, messagePath } from './personal-notice.js';

type Words = Omit<NotificationRecord, 'id' | 'at'>;

export const EVENTS_PATH = '/admin/settings/events';
const FAILED_EVENTS_PATH = `${EVENTS_PATH}/failed`;
/** Operators handle problems of the platform. */
export const FOR_OPERATORS: Resource[] = ['events', 'settings'];

const ofMessage = (event: CloudEvent): Words => {
  const message = getData(submissionReceived, event);
  const path = messagePath(message.id);
  return { kind: 'message', title: 'New message', text: getTopic(message), path, resources: ['contact'] };
};

/** An assignee is notified personally instead. */
const ofFollowUp = (event: CloudEvent): Words | undefined => {
  const { assigneeId, ...message } = getData(submissionFollowedUp, event);
  if (assigneeId !== null) return undefined;
  const path = messagePath(message.id);
  return { kind: 'message', title: 'A customer answered', text: getTopic(message), path, resources: ['contact'] };
};

/** An issue of the newsletter counts its own failed mails, of which there may be hundreds. */
const ofMail = (event: CloudEvent): Words | undefined => {
  const { service, kind, attempts } = getData(mailGivenUp, event);
  if (kind === 'newsletter_issue') return undefined;
  const text = `${kind.replaceAll('_', ' ')} of ${service}, tried ${attempts === 1 ? 'once' : `${attempts} times`}`;
  return { kind: 'mail_failed', title: 'A mail could not be sent', text, path: MAILS_PATH, resources: ['settings'] };
};

const ofDeadLetter = (event: CloudEvent): Words => {
  const { consumer, type } = getData(deadLetterKept, event);
  const text = `${type} by ${consumer}`;
  return { kind: 'event_given_up', title: 'An event failed', text, path: FAILED_EVENTS_PATH, resources: FOR_OPERATORS };
};

const REASONS = {
  gone: 'Its address answered 410 Gone',
  failing: 'Every delivery failed for five days',
} as const;

/** Has no kind of its own either, as below. */
const ofWebhook = (event: CloudEvent): Words => {
  const { id, description, reason } = getData(webhookDisabled, event);
  const title = `The webhook ${description} was disabled`;
  const path = `/admin/settings/webhooks/${id}`;
  return { kind: 'event_given_up', title, text: REASONS[reason], path, resources: ['settings'] };
};

const releasesPath = (remote: string): string => `/admin/releases?remote=${remote}`;

/** Releases have no kind of their own: remotes of earlier releases show only the kinds that they know. */
const ofFailing = (event: CloudEvent): Words => {
  const { remote, version, phase, message } = getData(versionFailing, event);
  const title = `${remote} ${version} fails`;
  const text = `${phase}: ${message}`;
  return { kind: 'event_given_up', title, text, path: releasesPath(remote), resources: ['releases'] };
};

const ofWithdrawal = (event: CloudEvent): Words => {
  const { item, changes, note } = getData(changeRecorded, event);
  const before = changes.find(({ field }) => field === 'release' || field === 'canary')?.before;
  const title = `${item.title}: ${before} was withdrawn`;
  const [remote = ''] = item.id.split(':');
  return { kind: 'event_given_up', title, text: note ?? '', path: releasesPath(remote), resources: ['releases'] };
};

const SCHEDULED = {
  published: 'Published as scheduled',
  unpublished: 'Taken offline as scheduled',
} as const;

const isScheduled = (action: string): action is keyof typeof SCHEDULED => Object.hasOwn(SCHEDULED, action);

/** Notifies only of actions by the platform itself, since staff know of their own. */
const ofChange = (event: CloudEvent): Words | undefined => {
  const { action, actor, item, resource } = getData(changeRecorded, event);
  if (actor.kind !== 'system') return undefined;
  if (action === 'rolled_back') return ofWithdrawal(event);
  if (!isScheduled(action)) return undefined;
  const path = `/admin/activity?item=${item.id}`;
  return { kind: action, title: SCHEDULED[action], text: item.title, path, resources: [resource] };
};

const WORDS: Readonly<Record<string, (event: CloudEvent) => Words | undefined>> = {
  [submissionReceived.type]: ofMessage,
  [submissionFollowedUp.type]: ofFollowUp,
  [mailGivenUp.type]: ofMail,
  [deadLetterKept.type]: ofDeadLetter,
  [changeRecorded.type]: ofChange,
  [versionFailing.type]: ofFailing,
  [webhookDisabled.type]: ofWebhook,
};

/** Converts an event to a notification for staff, without any visitor data; undefined if there is nothing to report. */
export const toNotification = (event: CloudEvent): NotificationRecord | undefined => {
  const words = WORDS[event.type]?.(event);
  return words && { id: event.id, at: new Date(event.time), ...words };
};
