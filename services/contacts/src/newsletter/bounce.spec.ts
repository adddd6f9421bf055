import { describe, expect, it } from '@jest/globals';
import { aCustomerMail } from '../testing/a-customer-mail.js';
import { aDeliveryReport } from '../testing/a-delivery-report.js';
import { isDeliveryReport, readBounce } from './bounce.js';

const TOKEN = 'x'.repeat(43);
const LINK = `https://studio.example/api/contact/newsletter/unsubscribe?token=${TOKEN}`;
const read = (parts: Parameters<typeof aDeliveryReport>[0]) => readBounce(aDeliveryReport({ link: LINK, ...parts }));

describe('bounce', () => {
  it.each([
    ['5.1.1', true],
    ['5.1.10', true],
    ['5.2.1', true],
    ['5.2.2', false],
    ['5.7.1', false],
  ])('NEWS-1 with the status %s says whether the address is wrong: %s', async (status, isAddressInvalid) => {
    expect(await read({ status })).toEqual({ token: TOKEN, isAddressInvalid });
  });

  it.each([
    [{ action: 'delayed', status: '4.4.1' }],
    [{ status: '4.2.2' }],
    [{ action: 'delivered', status: '2.1.5' }],
    [{ link: 'https://studio.example/other' }],
    [{ link: `${LINK}x` }],
  ])('NEWS-1 is not what a report with %j says', async (parts) => {
    expect(await read(parts)).toBeUndefined();
  });

  it('NEWS-1 is read from delivery reports only', async () => {
    expect(await isDeliveryReport(aDeliveryReport({}))).toBe(true);
    expect(await isDeliveryReport(aCustomerMail({}))).toBe(false);
    const receipt = ['Content-Type: multipart/report; report-type=disposition-notification; boundary=b'];
    expect(await isDeliveryReport(aCustomerMail({ headers: receipt }))).toBe(false);
    expect(await readBounce(aCustomerMail({ body: LINK }))).toBeUndefined();
  });
});
