import { randomBytes } from 'node:crypto';
import { type CloudEvent, postPublished } from '@atelier/contracts';
import { anEvent, inspectDatabase } from '@atelier/test-kit';

/** Far from now, so that what other tests publish is not in the way. */
const DAY = '2032-07-09';

/** The event of a publication, on a day of its own where no other time is named. */
export const aPublication = (time = `${DAY}T08:00:00.000Z`): CloudEvent => {
  const id = randomBytes(12).toString('hex');
  const post = {
    id,
    slug: `post-${id}`,
    title: 'A post',
    excerpt: '',
    category: 'design',
    tags: [],
    author: null,
    featuredImage: null,
    status: 'published' as const,
    publishDate: time,
    updatedAt: time,
    version: 1,
  };
  return anEvent(postPublished, post, { time });
};

/** How many publications of that day a database has counted. */
export const publicationsCounted = (database: string): Promise<number> =>
  inspectDatabase(database, async (connection) => {
    const count = await connection.collection('daily_counts').findOne({ day: DAY, name: postPublished.type });
    return Number(count?.count ?? 0);
  });
