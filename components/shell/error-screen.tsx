import { BUTTON_CLASS } from '../ui/links';

export function ErrorScreen({ retry }: { retry: () => void }) {
  return (
    <main className="page-width grid min-h-dvh place-content-center justify-items-center gap-6 text-center">
      <h1 className="text-page">Unexpected Application Error!</h1>
      <p className="max-w-[46ch] text-soft">
        This page stopped working in your browser. Trying again often helps; nothing you entered was sent anywhere.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className={BUTTON_CLASS.primary} onClick={retry}>
          Try again
        </button>
        <a href="/" className={BUTTON_CLASS.quiet}>
          Go Home
        </a>
      </div>
    </main>
  );
}
