import { ProjectList } from '@/components/projects/project-list';
import { Shell } from '@/components/shell/shell';
import { PageHeader } from '@/components/ui/page/page-header';
import { PaintAfter } from '@/components/ui/page/paint-after';
import { getProjects } from '@/lib/projects/projects';
import { summarizeProject } from '@/lib/projects/summary';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/projects');

export default function ProjectsPage() {
  return (
    <Shell path="/projects">
      <PaintAfter id="main" />
      <div className="log">
        <div className="log-row">
          <div className="-my-4 log-text md:my-0">
            <PageHeader path="/projects" />
          </div>
        </div>
        <ProjectList projects={getProjects().map(summarizeProject)} />
      </div>
    </Shell>
  );
}
