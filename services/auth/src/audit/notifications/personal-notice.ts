import {
  type CloudEvent,
  type EventData,
  SERVICE_INTERESTS,
  submissionAssigned,
  submissionCommented,
  submissionFollowedUp,
  type submissionReceived,
} from '@atelier/contracts';
import { getData } from '@atelier/service-kit';

/** What an event about a message says to particular colleagues, without any visitor data. */
export interface PersonalNotice {
  messageId: string;
  userIds: readonly string[];
  title: string;
  text: string;
  mail: { kind: string; subject: (studio: string) => string; sentence: string };
}

/** The path of a message in the back-office. */
export const messagePath = (id: string): string => `/admin/contacts?open=${id}`;

/** What a message is about, in words. */
export const getTopic = ({ serviceInterest }: Pick<EventData<typeof submissionReceived>, 'serviceInterest'>): string =>
  SERVICE_INTERESTS.find(({ value }) => value === serviceInterest)?.label ?? serviceInterest;

const ofAssignment = (event: CloudEvent): PersonalNotice => {
  const { id, assigneeId, assignerId, ...message } = getData(submissionAssigned, event);
  return {
    messageId: id,
    userIds: assigneeId === null || assigneeId === assignerId ? [] : [assigneeId],
    title: 'A message was assigned to you',
    text: getTopic(message),
    mail: {
      kind: 'message_assigned',
      subject: (studio) => `A message to ${studio} was assigned to you`,
      sentence: 'a colleague assigned this message to you:',
    },
  };
};

const ofComment = (event: CloudEvent): PersonalNotice => {
  const { id, authorId, mentionedIds } = getData(submissionCommented, event);
  return {
    messageId: id,
    userIds: mentionedIds.filter((mentionedId) => mentionedId !== authorId),
    title: 'You were mentioned in a comment',
    text: 'On a message in the inbox',
    mail: {
      kind: 'mention',
      subject: (studio) => `You were mentioned in a comment on a message to ${studio}`,
      sentence: 'a colleague mentioned you in a comment on this message:',
    },
  };
};

/** If nobody is assigned, everyone who reads messages is notified instead. */
const ofFollowUp = (event: CloudEvent): PersonalNotice => {
  const { id, assigneeId, ...message } = getData(submissionFollowedUp, event);
  return {
    messageId: id,
    userIds: assigneeId === null ? [] : [assigneeId],
    title: 'A customer answered',
    text: getTopic(message),
    mail: {
      kind: 'customer_answered',
      subject: (studio) => `A customer of ${studio} answered you`,
      sentence: 'the customer answered on this message, which is assigned to you:',
    },
  };
};

const NOTICES: Readonly<Record<string, (event: CloudEvent) => PersonalNotice>> = {
  [submissionAssigned.type]: ofAssignment,
  [submissionCommented.type]: ofComment,
  [submissionFollowedUp.type]: ofFollowUp,
};

/** The types of events that concern particular colleagues. */
export const PERSONAL_EVENT_TYPES = Object.keys(NOTICES);

export const toPersonalNotice = (event: CloudEvent): PersonalNotice | undefined => NOTICES[event.type]?.(event);
