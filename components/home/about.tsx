import type { Profile } from '@/lib/content/content';
import { Prose } from '../mdx/prose';

export function About({ profile: { body, quote } }: { profile: Profile }) {
  if (!body.raw.trim()) return null;
  return (
    <section
      aria-label="About"
      className="grid grid-cols-1 gap-x-20 gap-y-12 border-line border-t py-12 md:py-20 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="space-y-7">
        <h2 className="text-section">About</h2>
        <Prose markdown={body.raw} />
      </div>
      {quote && (
        <figure className="self-end border-accent border-t pt-6">
          <blockquote className="text-ink text-title">“{quote.text}”</blockquote>
          <figcaption className="mt-5 text-caption text-ink-soft">
            {quote.name}
            <br />
            {quote.title}
          </figcaption>
        </figure>
      )}
    </section>
  );
}
