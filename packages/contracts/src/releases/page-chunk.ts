/** Pages have chunks that are named like this, such as `page-post`. Apart, because only a lazy part of the shell needs it. */
export const PAGE_CHUNK = /^page-[a-z0-9-]{1,40}$/;
