import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FIELD } from '../ui/links';

export function SearchField(props: ComponentProps<'input'>) {
  return (
    <div className="relative min-w-0 flex-1 basis-64">
      <Search className="pointer-events-none absolute top-3 left-3.5 size-5 text-ink-faint" />
      <input
        {...props}
        type="search"
        name="q"
        enterKeyHint="go"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={`${FIELD} pl-11`}
      />
    </div>
  );
}
