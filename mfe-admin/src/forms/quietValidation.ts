import * as z from 'zod';

// zod tries `new Function` when the first schema is created, which the content security policy reports as a violation.
z.config({ jitless: true });
