/** ID of the section that the server renders and the form's script takes over. */
export const FORM_ID = 'message-form';
