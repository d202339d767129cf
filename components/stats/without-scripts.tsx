/** What the page would show, for readers whose browser runs no scripts. */
export function WithoutScripts() {
  return (
    <div className="without-script max-w-[60ch] space-y-4 border-line border-t pt-8 text-ink-soft">
      <p>
        This page fetches its figures with JavaScript: commits, pull requests, streaks, languages, repositories, the
        pipelines of one repository, and a map of the hours at which the commits were made.
      </p>
      <p>
        What each figure counts can be read without it:{' '}
        <a href="/docs/statistics" className="text-accent-ink underline underline-offset-4">
          definitions of the statistics
        </a>
        .
      </p>
    </div>
  );
}
