import { expect } from '../../platform/journey.ts';
import type { Desk } from '../../platform/role-matrix.ts';
import { uniqueMark } from './workbench.ts';

/** A visitor's message to the studio. */
export interface Message {
  id: string;
  name: string;
  email: string;
  words: string;
}

/** A visitor's message; all of the visitor's data is erased after the journey. */
export const receive = async ({ site, staff, afterwards }: Desk, from?: string): Promise<Message> => {
  const mark = uniqueMark();
  const email = from ?? `grace-${mark}@example.com`;
  const [name, words] = ['Grace Hopper', 'We would like a compiler with a website.'];
  const answer = await fetch(`${site}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, subject: 'Web Development', message: words, serviceType: 'web-development' }),
  });
  expect(answer.status).toBe(201);
  const { data } = (await answer.json()) as { data: { id: string } };
  afterwards(() => staff('POST', '/contact/persons/erase', { email, confirmation: email }));
  return { id: data.id, name, email, words };
};

export const getState = async ({ staff }: Desk, { id }: Message) => (await staff('GET', `/contact/${id}`)).body.data;
