/** The dashboard before its first answer: the places are there, so that nothing moves when the figures come. */
export function StatsSkeleton() {
  return (
    <div className="space-y-12">
      <div className="relative">
        <p role="status" className="-top-9 absolute text-caption text-ink-faint">
          Loading GitHub statistics...
        </p>
        <div aria-hidden="true" className="grid grid-cols-2 border-line border-y lg:grid-cols-4">
          {[1, 2, 3, 4].map((card) => (
            <div
              key={card}
              className="h-[10.25rem] border-line max-lg:odd:border-r max-lg:nth-[n+3]:border-t lg:not-last:border-r"
            >
              <div className="mt-8 ml-6 h-10 w-24 animate-pulse rounded-chip bg-raised" />
            </div>
          ))}
        </div>
      </div>
      <div aria-hidden="true" className="h-[28rem] animate-pulse rounded-card bg-raised/40 max-lg:h-[52rem]" />
      <div aria-hidden="true" className="h-[31rem] animate-pulse rounded-card bg-raised/40" />
    </div>
  );
}
