import type { changeRecorded } from '@atelier/contracts';
import { type ActivityEntry, isAllowed, RESOURCES, type ReadEventData, type Resource } from '@atelier/contracts';
import { AuthenticationRequired, type Viewer } from '@atelier/service-kit';

/** A recorded action from its event; `id` is the event's and sorts by time. */
export interface ActivityRecord extends Omit<ReadEventData<typeof changeRecorded>, 'at'> {
  id: string;
  at: Date;
}

export const toActivityEntry = ({ at, ...record }: ActivityRecord): ActivityEntry => ({
  ...record,
  at: at.toISOString(),
});

/** Resources whose entries and notifications the viewer may see; throws 401 for a visitor. */
export const readableBy = (viewer: Viewer): Resource[] => {
  if (viewer === undefined) throw new AuthenticationRequired();
  return RESOURCES.filter((resource) => isAllowed(viewer, resource, 'read'));
};
