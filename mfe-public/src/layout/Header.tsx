import { Link } from 'wouter';

const LINKS = [
  { href: '/projects', label: 'Work' },
  { href: '/about', label: 'About' },
  { href: '/services', label: 'Services' },
  { href: '/blog', label: 'Journal' },
  { href: '/team', label: 'Team' },
  { href: '/contact', label: 'Contact' },
] as const;

export function Header() {
  return (
    <header>
      <Link href="/">Atelier</Link>
      <nav aria-label="Main">
        {LINKS.map(({ href, label }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
      </nav>
      <Link href="/contact">Let's Talk</Link>
    </header>
  );
}
