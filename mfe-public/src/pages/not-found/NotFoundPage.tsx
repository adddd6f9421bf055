import { Link } from 'wouter';

export function NotFoundPage() {
  return (
    <>
      <h1>Oops! Page not found</h1>
      <Link href="/">Back to Home</Link>
      <Link href="/contact">Contact Support</Link>
    </>
  );
}
