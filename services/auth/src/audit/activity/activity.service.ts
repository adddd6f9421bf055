import type { ActivityExportQuery, ActivityQuery, CloudEvent, Resource } from '@atelier/contracts';
import { changeRecorded } from '@atelier/contracts';
import { getData, requirePermission, type Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { ActivityRepository } from './activity.repository.js';
import { type ActivityRecord, readableBy } from './activity-entry.js';

@Injectable()
export class ActivityService {
  constructor(private readonly entries: ActivityRepository) {}

  /** Call inside the event's transaction. */
  async keep(event: CloudEvent): Promise<void> {
    const { at, ...change } = getData(changeRecorded, event);
    await this.entries.insert({ id: event.id, at: new Date(at), ...change });
  }

  /** Reads one extra entry, to know whether there are older ones. */
  async page({ limit, resource, ...query }: ActivityQuery, viewer: Viewer) {
    const found = await this.entries.newest({ ...query, resources: resourcesFor(viewer, resource) }, limit + 1);
    return { entries: found.slice(0, limit), hasMore: found.length > limit };
  }

  all({ format: _format, resource, ...query }: ActivityExportQuery, viewer: Viewer): AsyncIterable<ActivityRecord> {
    return this.entries.all({ ...query, resources: resourcesFor(viewer, resource) });
  }
}

/** Throws 403 if the viewer asks for a resource that they may not read. */
const resourcesFor = (viewer: Viewer, resource: Resource | undefined): Resource[] => {
  if (resource === undefined) return readableBy(viewer);
  requirePermission(viewer, resource, 'read');
  return [resource];
};
