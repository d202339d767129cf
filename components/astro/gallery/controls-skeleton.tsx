/** One row on a wide screen, or two if there are many facets. */
export function controlsGrid(facets: number): string {
  return `grid grid-cols-2 gap-3 lg:grid-cols-4 ${facets > 4 ? 'lg:*:first:col-span-2' : 'xl:grid-cols-6 xl:*:first:col-span-2'}`;
}

export function ControlsSkeleton({ facets }: { facets: number }) {
  return (
    <div aria-hidden="true" className="needs-script space-y-3 print:hidden">
      <div className={controlsGrid(facets)}>
        <div className="col-span-full h-11 rounded-card border border-hairline bg-plate" />
        {Array.from({ length: facets }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never change
          <div key={index} className="h-11 rounded-card border border-hairline bg-plate" />
        ))}
      </div>
      <p className="text-caption">&nbsp;</p>
    </div>
  );
}
