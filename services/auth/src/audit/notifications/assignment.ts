import type { EventData, submissionAssigned } from '@atelier/contracts';

/** The path of a message in the back-office. */
export const messagePath = (id: string): string => `/admin/contacts?open=${id}`;

/** The user to notify: undefined if the message was unassigned, or if someone took it themselves. */
export const getNewAssignee = ({ assigneeId, assignerId }: EventData<typeof submissionAssigned>): string | undefined =>
  assigneeId === null || assigneeId === assignerId ? undefined : assigneeId;
