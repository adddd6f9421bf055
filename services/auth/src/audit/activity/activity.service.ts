import type { ActivityExportQuery, ActivityQuery, CloudEvent, Resource } from '@atelier/contracts';
import { changeRecorded } from '@atelier/contracts';
import { dataOf, requirePermission, type Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { ActivityRepository } from './activity.repository.js';
import { type ActivityRecord, readableBy } from './activity-entry.js';

@Injectable()
export class ActivityService {
  constructor(private readonly entries: ActivityRepository) {}

  /** Called inside the event's transaction. */
  async keep(event: CloudEvent): Promise<void> {
    const { at, ...change } = dataOf(changeRecorded, event);
    await this.entries.insert({ id: event.id, at: new Date(at), ...change });
  }

  /** One more than asked for tells whether there are older ones. */
  async page({ limit, resource, ...query }: ActivityQuery, viewer: Viewer) {
    const found = await this.entries.newest({ ...query, resources: resourcesFor(viewer, resource) }, limit + 1);
    return { entries: found.slice(0, limit), hasMore: found.length > limit };
  }

  all({ format: _format, resource, ...query }: ActivityExportQuery, viewer: Viewer): AsyncIterable<ActivityRecord> {
    return this.entries.all({ ...query, resources: resourcesFor(viewer, resource) });
  }
}

/** 403 for whoever asks for one resource that they may not read. */
const resourcesFor = (viewer: Viewer, resource: Resource | undefined): Resource[] => {
  if (resource === undefined) return readableBy(viewer);
  requirePermission(viewer, resource, 'read');
  return [resource];
};
