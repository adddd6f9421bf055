import { type CloudEvent, type ReadEventData, studioUpdated } from '@atelier/contracts';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { type Model, Schema, type SchemaDefinition } from 'mongoose';
import { getData } from '../events/event-types.js';
import { Inbox } from '../events/inbox.js';

type StudioUpdate = ReadEventData<typeof studioUpdated>;
type Stored<Fields> = Fields & { _id: string; version: number };

const ONLY = 'studio';

export const STUDIO_COPY = 'StudioCopy';
export const studioCopySchema = (fields: SchemaDefinition) =>
  new Schema(
    { _id: String, version: { type: Number, required: true }, ...fields },
    { collection: 'studio', versionKey: false, strict: 'throw', minimize: false },
  );

/** The studio settings that a service needs, from the latest event. */
export abstract class StudioProjection<Fields extends object = object> {
  protected constructor(private readonly studios: Model<unknown>) {}

  protected abstract select(settings: StudioUpdate): Fields;

  /** Stores the settings in the current transaction; returns false if the event is not newer than the stored one. */
  async keep(settings: StudioUpdate): Promise<boolean> {
    const { version } = settings;
    if (((await this.read())?.version ?? 0) >= version) return false;
    await this.studios.updateOne({ _id: ONLY }, { $set: { version, ...this.select(settings) } }, { upsert: true });
    return true;
  }

  /** Null before the first event, when the service's startup settings apply. */
  read(): Promise<Stored<Fields> | null> {
    return this.studios.findById(ONLY).lean<Stored<Fields>>().exec();
  }
}

/**
 * Follows the settings that staff change in the content service. Named, because a service may have another handler of the same
 * event.
 */
@Controller()
export class StudioConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly studio: StudioProjection,
  ) {}

  @EventPattern(studioUpdated.type, { handler: 'studio' })
  async onStudioUpdated(@Payload() event: CloudEvent) {
    await this.inbox.once(event, async () => {
      await this.studio.keep(getData(studioUpdated, event));
    });
  }
}
