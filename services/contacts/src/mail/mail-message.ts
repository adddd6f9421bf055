import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail-transport.js';

/** The mail as nodemailer takes it: the same message whichever way it leaves. */
export const messageOf = ({ id, ...mail }: Mail): SendMailOptions => ({
  ...mail,
  messageId: `<${id}@${mail.from.address.split('@').at(-1)}>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});
