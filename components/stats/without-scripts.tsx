export function WithoutScripts() {
  return (
    <div className="without-script max-w-[60ch] space-y-4 border-line border-t pt-8 text-ink-soft">
      <p>
        This page loads its figures with JavaScript: commits, pull requests, streaks, languages, repositories, CI/CD
        pipelines, and a heat map of commits by hour and weekday.
      </p>
      <p>
        You can read what each figure counts without JavaScript:{' '}
        <a href="/docs/statistics" className="text-accent-ink underline underline-offset-4">
          definitions of the statistics
        </a>
        .
      </p>
    </div>
  );
}
