/** What is said where the server says nothing itself. */
export const LOAD_FAILURE = 'Something went wrong while fetching team data.';
