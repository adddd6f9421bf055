import { getAddress } from '@atelier/web-kit/api/calls';

/** A text page of this address is shown with the services and the contact form; staff write it like any other. */
export const QUESTIONS_NEED = getAddress('GET /pages/{id}', { params: { id: 'faq' } });
