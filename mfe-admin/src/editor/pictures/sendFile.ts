import type { StoredFile, UploadAnswer } from '@atelier/contracts';
import { UPLOAD_TIMEOUT_MS } from '@atelier/web-kit/api/ApiClient';
import { errorOfAnswer } from '@atelier/web-kit/api/ApiError';
import type { Session } from '@atelier/web-kit/session/Session';
import { formDataOf } from '../../forms/formDataOf';

const UPLOAD_ADDRESS = '/api/upload';
const FOLDER = 'content';
const UNAUTHORISED = 401;

interface Answer {
  status: number;
  body: unknown;
}

/** What fetch cannot do: it says nothing of how much has been sent. */
const post = (token: string | undefined, form: FormData, onShare: (share: number) => void): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', UPLOAD_ADDRESS);
    request.responseType = 'json';
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onShare(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve({ status: request.status, body: request.response });
    request.onerror = () => reject(new Error('The file could not be sent.'));
    request.ontimeout = () => reject(new Error('The file took too long to send.'));
    request.send(form);
  });

/** Stores a picture; `onShare` is told how much of it has been sent, from 0 to 1. */
export const sendFile = async (session: Session, file: File, onShare: (share: number) => void): Promise<StoredFile> => {
  const form = formDataOf({ folder: FOLDER }, { file: [file] });
  let { status, body } = await post(session.token(), form, onShare);
  if (status === UNAUTHORISED && (await session.renew()))
    ({ status, body } = await post(session.token(), form, onShare));
  if (status === UNAUTHORISED) session.expired();
  const stored = (body as Partial<UploadAnswer> | null)?.data?.[0];
  if (status >= UNAUTHORISED - 1 || stored === undefined)
    throw errorOfAnswer(status, (body ?? undefined) as Record<string, never> | undefined);
  return stored;
};
