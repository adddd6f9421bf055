import * as z from 'zod';

// zod tries `new Function` when the first schema is made, which the content security policy reports as an attack.
z.config({ jitless: true });
