import { Link } from 'wouter';

const LINKS = [
  { href: '/careers', label: 'Careers' },
  { href: '/services/web-development', label: 'Web Development' },
  { href: '/services/mobile-development', label: 'Mobile Development' },
  { href: '/services/ui-ux-design', label: 'UI/UX Design' },
  { href: '/services/consulting', label: 'Consulting' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
] as const;

export function Footer() {
  return (
    <footer>
      <nav aria-label="Footer">
        {LINKS.map(({ href, label }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
