import { pluralize } from '../../words';

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

export function asText(groups: readonly Group[]): string {
  return groups.map(({ name, findings }) => [name, ...findings.flatMap(formatFinding), ''].join('\n')).join('\n');
}

export function verdict(groups: readonly Group[]): { isFit: boolean; text: string } {
  const count = (level: Finding['level']) =>
    groups.flatMap(({ findings }) => findings).filter((finding) => finding.level === level).length;
  const errors = count('error');
  const warnings = count('warning');
  const left = [errors && pluralize(errors, 'error'), warnings && pluralize(warnings, 'warning')].filter(Boolean);
  const text = errors > 0 ? 'Not fit to publish' : 'Fit to publish';
  return { isFit: errors === 0, text: `${text}${left.length > 0 ? `: ${left.join(', ')}` : ''}.` };
}

function formatFinding({ level, text, next }: Finding, index: number, all: readonly Finding[]): string[] {
  const isRepeated = all[index + 1]?.next === next;
  return [`  ${level.padEnd(7)}  ${text}`, ...(next && !isRepeated ? [`${' '.repeat(11)}${next}`] : [])];
}
