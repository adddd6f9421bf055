import { percentile } from '../hostile/load.ts';
import { type Sent, send } from '../hostile/send.ts';

export const REQUESTS_PER_SECOND = 50;
/** Home page and list from the cache, and pages that are rendered each time. */
const PATHS = ['/', '/blog', '/contact?', '/services?'];

/** Visitors at a steady rate until `work` is done. */
export const underLoad = async <Result>(url: string, work: () => Promise<Result>) => {
  const sent: Promise<Sent>[] = [];
  const visit = () => {
    const path = PATHS[sent.length % PATHS.length] ?? '/';
    sent.push(send(`${url}${path}${path.endsWith('?') ? sent.length : ''}`));
  };
  const timer = setInterval(visit, 1000 / REQUESTS_PER_SECOND);
  try {
    return { result: await work(), visits: sent };
  } finally {
    clearInterval(timer);
  }
};

export interface Row {
  done: string;
  visits: readonly Sent[];
  shown: string;
  seconds: string;
}

export const toCells = ({ done, visits, shown, seconds }: Row) => {
  const failed = visits.filter(({ status }) => status !== 200).length;
  return [done, visits.length, failed, percentile(visits, 1).toFixed(0), shown, seconds];
};
