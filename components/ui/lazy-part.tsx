import { type ComponentType, lazy } from 'react';
import { BUTTON_CLASS } from './links';

/**
 * A part of a page whose code loads when it is first rendered. If that fails, as offline or after a deployment, a message
 * takes its place. React keeps the result, so that only loading the page again helps.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: NotLoaded })));
}

function NotLoaded() {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p className="border-amber border-l-2 pl-4 text-amber">Couldn’t load this section.</p>
      <button type="button" onClick={() => window.location.reload()} className={BUTTON_CLASS.quiet}>
        Reload the page
      </button>
    </div>
  );
}
