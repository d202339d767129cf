import { formatMoment } from '@/lib/dev-stats/rules/format/moments';

export function WithoutScripts({ figuresAt }: { figuresAt: string | undefined }) {
  return (
    <p className="without-script mb-6 max-w-[60ch] border-hairline border-t pt-6 text-soft">
      {figuresAt
        ? `These are the figures of ${formatMoment(figuresAt)}. Languages, activity, repositories and CI/CD load with JavaScript.`
        : 'This page loads its figures with JavaScript.'}{' '}
      The{' '}
      <a href="/docs/statistics" className="text-violet-text underline underline-offset-4">
        definitions of the statistics
      </a>{' '}
      are readable without it.
    </p>
  );
}
