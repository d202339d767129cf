import { type ComponentType, lazy } from 'react';
import { BUTTON_CLASS } from '../ui/links';
import { Notice } from './notices';

/** A message replaces code that fails to load. React remembers the failure, so only a reload tries again. */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: NotLoaded })));
}

function NotLoaded() {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <Notice>Couldn’t load this section.</Notice>
      <button type="button" onClick={() => window.location.reload()} className={BUTTON_CLASS.quiet}>
        Reload the page
      </button>
    </div>
  );
}
