import { type CloudEvent, type ReadEventData, studioUpdated } from '@atelier/contracts';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { type Model, Schema, type SchemaDefinition } from 'mongoose';
import { dataOf } from '../events/event-types.js';
import { Inbox } from '../events/inbox.js';

type StudioSettingsTold = ReadEventData<typeof studioUpdated>;
type Stored<Fields> = Fields & { _id: string; version: number };

const ONLY = 'studio';

export const STUDIO_COPY = 'StudioCopy';
export const studioCopySchema = (fields: SchemaDefinition) =>
  new Schema(
    { _id: String, version: { type: Number, required: true }, ...fields },
    { collection: 'studio', versionKey: false, strict: 'throw', minimize: false },
  );

/** What a service needs of the studio settings, as the last event told them. */
export abstract class StudioProjection<Fields extends object = object> {
  protected constructor(private readonly studios: Model<unknown>) {}

  protected abstract select(settings: StudioSettingsTold): Fields;

  /** Part of the current transaction; returns false for an event that is not newer than what is stored. */
  async keep(settings: StudioSettingsTold): Promise<boolean> {
    const { version } = settings;
    if (((await this.read())?.version ?? 0) >= version) return false;
    await this.studios.updateOne({ _id: ONLY }, { $set: { version, ...this.select(settings) } }, { upsert: true });
    return true;
  }

  /** Null before the first event: what the service was started with applies. */
  read(): Promise<Stored<Fields> | null> {
    return this.studios.findById(ONLY).lean<Stored<Fields>>().exec();
  }
}

/** Follows the settings that staff change in the content service. Named, as a service may have another handler for the event. */
@Controller()
export class StudioConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly studio: StudioProjection,
  ) {}

  @EventPattern(studioUpdated.type, { handler: 'studio' })
  async onStudioUpdated(@Payload() event: CloudEvent) {
    await this.inbox.once(event, async () => {
      await this.studio.keep(dataOf(studioUpdated, event));
    });
  }
}
