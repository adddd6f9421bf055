// Prints the address of each post that is published. After a restart, it continues without missing any.
// ATELIER_API_KEY=… node packages/events/sample/published-posts.mjs http://localhost:3000
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { subscribe } from '@atelier/events';

const [url = 'http://localhost:3000', file = '.last-event-id'] = process.argv.slice(2);

const events = subscribe({
  url,
  apiKey: process.env.ATELIER_API_KEY ?? '',
  types: ['atelier.content.post.published.v1'],
  lastEventId: existsSync(file) ? readFileSync(file, 'utf8') : undefined,
});

console.log(`Waiting for posts at ${url}. Stop with Ctrl+C.`);
for await (const { timestamp, data, lastEventId } of events) {
  console.log(`${timestamp} ${url}/blog/${data.slug}`);
  writeFileSync(file, lastEventId);
}
