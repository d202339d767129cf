export interface Finding {
  level: 'error' | 'warning' | 'ok';
  text: string;
  next?: string;
}

export interface Group {
  name: string;
  findings: Finding[];
}

export function ok(text: string): Finding {
  return { level: 'ok', text };
}

export function warning(text: string, next: string): Finding {
  return { level: 'warning', text, next };
}

export function error(text: string, next: string): Finding {
  return { level: 'error', text, next };
}

const SHOWN = 5;

export function listSome(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN);
  const rest = names.length - SHOWN;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
