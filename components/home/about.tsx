import type { Profile } from '@/lib/content/content';
import { Prose } from '../mdx/prose';
import { Section } from '../ui/page/section';

export function About({ profile: { body, quote } }: { profile: Profile }) {
  if (!body.raw.trim()) return null;
  if (!quote) {
    return (
      <Section title="About">
        <Prose markdown={body.raw} />
      </Section>
    );
  }
  return (
    <section
      aria-labelledby="about"
      className="grid grid-cols-1 gap-x-20 gap-y-12 border-line border-t py-12 md:py-20 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="break-after-auto space-y-7">
        <h2 id="about" className="text-section">
          About
        </h2>
        <Prose markdown={body.raw} />
      </div>
      <figure className="self-end border-accent border-t pt-6">
        <blockquote className="text-ink text-title">“{quote.text}”</blockquote>
        <figcaption className="mt-5 text-caption text-ink-soft">
          {quote.name}
          <br />
          {quote.title}
        </figcaption>
      </figure>
    </section>
  );
}
