import { aCustomerMail } from './a-customer-mail.js';

interface Parts {
  /** The unsubscribe link of the returned mail. */
  link?: string;
  action?: string;
  status?: string;
}

/** The report of a mail server that returned a mail (RFC 3464), with the header of that mail. */
export const aDeliveryReport = ({
  link = 'http://studio.test/api/contact/newsletter/unsubscribe?token=unknown',
  action = 'failed',
  status = '5.1.1',
}: Parts): Buffer =>
  aCustomerMail({
    from: 'Mail Delivery System <MAILER-DAEMON@mx.example>',
    headers: [
      'Auto-Submitted: auto-replied',
      'Content-Type: multipart/report; report-type=delivery-status;\r\n boundary="report"',
    ],
    body: `--report
Content-Type: text/plain

Your mail could not be delivered.
--report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; reader@example.com
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 No such user

--report
Content-Type: text/rfc822-headers

Subject: What we learned in May
List-Unsubscribe:
 <${link}>
List-Unsubscribe-Post: List-Unsubscribe=One-Click

--report--`,
  });
