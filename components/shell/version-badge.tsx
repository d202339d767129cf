import { RELEASE } from '@/lib/site/build';

/** Which release this is, how it was built and how it got here. */
export function VersionBadge() {
  return (
    <p className="flex flex-wrap gap-x-2 gap-y-1 text-caption text-ink-faint">
      <span className="text-ink-soft">v{RELEASE.version}</span>
      <span>{RELEASE.environment}</span>
      <span>{RELEASE.channel}</span>
    </p>
  );
}
