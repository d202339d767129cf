import { type ComponentType, lazy } from 'react';
import { BUTTON_CLASS } from '../ui/links';
import { Notice } from './notices';

/** Shows a message if the code fails to load. React keeps the failure, so only a reload of the page tries again. */
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
