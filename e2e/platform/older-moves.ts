import { MongoClient } from 'mongodb';
import type { PlatformState } from './platform.ts';

/** A version is proven after ten minutes live, for which no test waits. */
export const makeMovesOlder = async ({ mongodbUrl }: PlatformState, remote: string): Promise<void> => {
  const client = await MongoClient.connect(mongodbUrl);
  const older = { $dateSubtract: { startDate: '$movedAt', unit: 'minute', amount: 20 } };
  await client
    .db('atelier_releases')
    .collection('channel_moves')
    .updateMany({ remote }, [{ $set: { movedAt: older } }]);
  await client.close();
};
