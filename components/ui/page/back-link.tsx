import { ArrowLeft } from 'lucide-react';

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="inline-flex items-center gap-2 py-1 text-soft hover:text-ink print:hidden">
      <ArrowLeft />
      {children}
    </a>
  );
}
