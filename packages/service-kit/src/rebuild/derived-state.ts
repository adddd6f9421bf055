import type { CloudEvent } from '@atelier/contracts';
import type { Connection, Model, Schema } from 'mongoose';

/** A collection that events alone fill, so that it can be built again from them. */
export interface DerivedState<Fields> {
  schema: Schema<Fields>;
  /** The events that the collection follows. */
  types: readonly string[];
  /** Applies events to a copy of the collection. An event that comes twice, or late, must change nothing. */
  follow: (copy: Model<Fields>, connection: Connection) => (event: CloudEvent) => Promise<void>;
  /** The field by which the newer one of two documents is found; absent if documents never change. */
  version?: keyof Fields & string;
  /** Fields that a rebuilt document takes over from the live one, `$$new`: what the service has made of it since. */
  takeOver?: Readonly<Record<string, unknown>>;
  /** Runs after the copy has replaced the collection. */
  onReplaced?: (connection: Connection) => Promise<void>;
}
