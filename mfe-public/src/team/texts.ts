/** The message if the server sends none. */
export const LOAD_FAILURE = 'Something went wrong while fetching team data.';
