import {
  type CloudEvent,
  CONTENT_TYPES,
  type ContentKind,
  type EventData,
  type Resource,
  type Right,
  reviewApproved,
  reviewRequested,
  reviewReturned,
  SERVICE_INTERESTS,
  submissionAssigned,
  submissionCommented,
  submissionFollowedUp,
  type submissionReceived,
} from '@atelier/contracts';
import { getData } from '@atelier/service-kit';

/** What an event says to particular colleagues, without any visitor data. */
export interface PersonalNotice {
  /** The page in the back-office that it is about. */
  path: string;
  /** Only people with this right are told. */
  right: { resource: Resource; right: Right };
  /** 'everyone' with the right, except the person who caused it. */
  userIds: readonly string[] | { everyoneExcept: string };
  title: string;
  text: string;
  mail: { kind: string; subject: (studio: string) => string; sentence: string };
}

/** The path of a message in the back-office. */
export const messagePath = (id: string): string => `/admin/contacts?open=${id}`;

/** What a message is about, in words. */
export const getTopic = ({ serviceInterest }: Pick<EventData<typeof submissionReceived>, 'serviceInterest'>): string =>
  SERVICE_INTERESTS.find(({ value }) => value === serviceInterest)?.label ?? serviceInterest;

const ofMessage = (id: string) => ({
  path: messagePath(id),
  right: { resource: 'contact', right: 'read' } as const,
});

const ofAssignment = (event: CloudEvent): PersonalNotice => {
  const { id, assigneeId, assignerId, ...message } = getData(submissionAssigned, event);
  return {
    ...ofMessage(id),
    userIds: assigneeId === null || assigneeId === assignerId ? [] : [assigneeId],
    title: 'A message was assigned to you',
    text: getTopic(message),
    mail: {
      kind: 'message_assigned',
      subject: (studio) => `A message to ${studio} was assigned to you`,
      sentence: 'A colleague assigned this message to you:',
    },
  };
};

const ofComment = (event: CloudEvent): PersonalNotice => {
  const { id, authorId, mentionedIds } = getData(submissionCommented, event);
  return {
    ...ofMessage(id),
    userIds: mentionedIds.filter((mentionedId) => mentionedId !== authorId),
    title: 'You were mentioned in a comment',
    text: 'On a message in the inbox',
    mail: {
      kind: 'mention',
      subject: (studio) => `You were mentioned in a comment on a message to ${studio}`,
      sentence: 'A colleague mentioned you in a comment on this message:',
    },
  };
};

/** If nobody is assigned, everyone who reads messages is notified instead. */
const ofFollowUp = (event: CloudEvent): PersonalNotice => {
  const { id, assigneeId, ...message } = getData(submissionFollowedUp, event);
  return {
    ...ofMessage(id),
    userIds: assigneeId === null ? [] : [assigneeId],
    title: 'A customer answered',
    text: getTopic(message),
    mail: {
      kind: 'customer_answered',
      subject: (studio) => `A customer of ${studio} replied to you`,
      sentence: 'The customer replied to this message, which is assigned to you:',
    },
  };
};

/** The path of an item's editor in the back-office. */
const editorPath = (kind: ContentKind, id: string): string =>
  `/admin/${kind === 'page' ? 'settings/pages' : CONTENT_TYPES[kind].path}/${id}/edit`;

const ofRequest = (event: CloudEvent): PersonalNotice => {
  const { id, kind, resource, title, requestedById } = getData(reviewRequested, event);
  return {
    path: editorPath(kind, id),
    right: { resource, right: 'publish' },
    userIds: { everyoneExcept: requestedById },
    title: 'A review was requested',
    text: title,
    mail: {
      kind: 'review_requested',
      subject: () => `Please review “${title}”`,
      sentence: `A colleague asked for a review of ${title}:`,
    },
  };
};

const ofAnswer =
  (definition: typeof reviewApproved | typeof reviewReturned, outcome: 'published' | 'returned with a note') =>
  (event: CloudEvent): PersonalNotice => {
    const { id, kind, resource, title, requestedById, actorId } = getData(definition, event);
    return {
      path: editorPath(kind, id),
      right: { resource, right: 'read' },
      userIds: requestedById === actorId ? [] : [requestedById],
      title: outcome === 'published' ? 'Your work was approved' : 'Your work was returned with a note',
      text: title,
      mail: {
        kind: outcome === 'published' ? 'review_approved' : 'review_returned',
        subject: () => `“${title}” was ${outcome}`,
        sentence: `A colleague reviewed ${title}. It was ${outcome}:`,
      },
    };
  };

const NOTICES: Readonly<Record<string, (event: CloudEvent) => PersonalNotice>> = {
  [submissionAssigned.type]: ofAssignment,
  [submissionCommented.type]: ofComment,
  [submissionFollowedUp.type]: ofFollowUp,
  [reviewRequested.type]: ofRequest,
  [reviewApproved.type]: ofAnswer(reviewApproved, 'published'),
  [reviewReturned.type]: ofAnswer(reviewReturned, 'returned with a note'),
};

/** The types of events that concern particular colleagues. */
export const PERSONAL_EVENT_TYPES = Object.keys(NOTICES);

export const toPersonalNotice = (event: CloudEvent): PersonalNotice | undefined => NOTICES[event.type]?.(event);
