export function HomeUnavailable() {
  return (
    <main className="page-width grid min-h-dvh place-content-center gap-3 text-center">
      <h1 className="text-page">Welcome</h1>
      <p className="text-soft">Loading...</p>
    </main>
  );
}
