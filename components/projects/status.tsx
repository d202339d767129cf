import { STATUS_COLOR, STATUS_LABEL } from '@/lib/projects/labels';
import type { Project } from '@/lib/projects/projects';
import { ACCENT_TEXT } from '../ui/accent';

export function Status({ status }: Pick<Project, 'status'>) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-caption">
      <span aria-hidden="true" className={`bg-current size-2 rounded-full ${ACCENT_TEXT[STATUS_COLOR[status]]}`} />
      {STATUS_LABEL[status]}
    </span>
  );
}
