'use client';

/** Shown when the home page fails to render. */
export default function HomeError() {
  return (
    <main className="page-width grid min-h-dvh place-content-center gap-3 text-center">
      <h1 className="text-page">Welcome</h1>
      <p className="text-ink-soft">Loading...</p>
    </main>
  );
}
