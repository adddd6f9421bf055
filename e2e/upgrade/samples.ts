/** What the two releases write. */
export const aPost = (title: string) => ({
  title,
  excerpt: 'Written around an upgrade.',
  content: `<p>${'Words that survive an upgrade. '.repeat(8)}</p>`,
  category: 'news',
  tags: ['DevOps'],
  status: 'published',
});

export const aMessage = (email: string) => ({
  name: 'Ada Byron',
  email,
  subject: 'Web Development',
  serviceType: 'web-development',
  message: 'Is this message kept safely when you upgrade?',
});

export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
