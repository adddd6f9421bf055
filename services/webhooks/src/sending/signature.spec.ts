import { describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { sign } from './signature.js';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const OTHER = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDbOBjQrP/OqE=';
const BODY = '{"type":"atelier.content.post.published.v1"}';

const message = () => ({ id: 'msg_1', timestamp: Math.floor(Date.now() / 1000), body: BODY });
const getHeaders = ({ id, timestamp }: ReturnType<typeof message>, signature: string) => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signature,
});

describe('webhook signature', () => {
  it('PLT-4 matches the published test vector of Standard Webhooks', () => {
    const signature = sign([SECRET], {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: 1614265330,
      body: '{"test": 2432232314}',
    });
    expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('PLT-4 is accepted by the published package', () => {
    const sent = message();
    const verified = new Webhook(SECRET).verify(BODY, getHeaders(sent, sign([SECRET], sent)));
    expect(verified).toEqual(JSON.parse(BODY));
  });

  it('PLT-4 is made with each secret during an overlap, so either verifies', () => {
    const sent = message();
    const headers = getHeaders(sent, sign([SECRET, OTHER], sent));
    for (const secret of [SECRET, OTHER]) expect(() => new Webhook(secret).verify(BODY, headers)).not.toThrow();
  });

  it('PLT-4 fails for a changed body and for a different secret', () => {
    const sent = message();
    const headers = getHeaders(sent, sign([SECRET], sent));
    expect(() => new Webhook(SECRET).verify(`${BODY} `, headers)).toThrow();
    expect(() => new Webhook(OTHER).verify(BODY, headers)).toThrow();
  });
});
