import { type CloudEvent, submissionReceived } from '@atelier/contracts';
import { getData } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { getSentAt } from './sent-at.js';
import { type Conversion, type Turn, WAITING, type Waiting } from './waiting.schema.js';

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
/** The browser reports right after its message is answered; the clocks of two services differ only slightly. */
const GOAL_AFTER_MS = 15 * SECOND_MS;
const GOAL_BEFORE_MS = SECOND_MS;
/** How long a message may wait in quarantine and still count for its visit. */
const GOAL_WAITS_MS = 30 * DAY_MS;
const MESSAGE_WAITS_MS = DAY_MS;
const TURN = 'turn';
/** Of several, the nearest one. */
const [LATEST, EARLIEST] = [-1, 1] as const;

const between = (from: number, to: number) => trusted({ $gte: new Date(from), $lte: new Date(to) });

/**
 * A visit converts when its browser reports a sent message and the inbox has one with the same time. Quarantined messages are
 * in no inbox, and count when staff release them. The two are matched by time only, so that neither identifies the other. Call
 * inside the transaction of the event's inbox.
 * Both ways return what becomes of a visit that converted.
 */
@Injectable()
export class ConversionsService {
  constructor(@InjectModel(WAITING) private readonly waiting: Model<Waiting & Turn>) {}

  async sent({ id, time }: CloudEvent, conversion: Conversion): Promise<Conversion | undefined> {
    await this.takeTurn();
    const at = new Date(time);
    const moment = between(at.getTime() - GOAL_AFTER_MS, at.getTime() + GOAL_BEFORE_MS);
    const message = await this.takeOut('message', moment, { order: LATEST, now: at });
    if (message !== null) return conversion;
    const expiresAt = new Date(at.getTime() + GOAL_WAITS_MS);
    await this.waiting.create([{ _id: id, kind: 'goal', at, ...conversion, expiresAt }]);
    return undefined;
  }

  async received(event: CloudEvent): Promise<Conversion | undefined> {
    await this.takeTurn();
    const at = getSentAt(getData(submissionReceived, event).id, new Date(event.time));
    const moment = between(at.getTime() - GOAL_BEFORE_MS, at.getTime() + GOAL_AFTER_MS);
    const goal = await this.takeOut('goal', moment, { order: EARLIEST, now: new Date(event.time) });
    if (goal !== null) return goal;
    const expiresAt = new Date(new Date(event.time).getTime() + MESSAGE_WAITS_MS);
    await this.waiting.create([{ _id: event.id, kind: 'message', at, expiresAt }]);
    return undefined;
  }

  /** Goes by the time of the event, so that a replay finds what the event found, which the database has deleted since. */
  private takeOut(
    kind: Waiting['kind'],
    at: ReturnType<typeof between>,
    { order, now }: { order: 1 | -1; now: Date },
  ): Promise<Waiting | null> {
    return this.waiting
      .findOneAndDelete({ kind, at, expiresAt: trusted({ $gt: now }) })
      .sort({ at: order })
      .lean<Waiting>()
      .exec();
  }

  /** Without turns, two that arrive at once in two processes would both find nothing and wait forever. */
  private async takeTurn(): Promise<void> {
    await this.waiting.updateOne({ _id: TURN }, { $inc: { turns: 1 } }, { upsert: true });
  }
}
