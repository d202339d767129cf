import { compileMdx } from '@/lib/content/mdx';
import { findDiagram, getProjectDiagrams } from '@/lib/projects/diagrams';
import type { Project } from '@/lib/projects/projects';
import { readingMinutes } from '@/lib/projects/reading-time';
import { DiagramFigure } from '../diagram/diagram-figure';
import { Prose } from '../mdx/prose';
import './project-overview.css';

interface ProjectOverviewProps {
  project: Project;
  sections: { id: string; text: string }[];
}

/** The write-up, beside a list of contents that stays in view. A script marks the section being read. */
export async function ProjectOverview({ project, sections }: ProjectOverviewProps) {
  const markdown = project.body.raw;
  const minutes = readingMinutes(markdown);
  const { inText, afterText } = getProjectDiagrams(project);
  if (minutes === 0 && inText.length === 0 && afterText.length === 0) return null;
  const { headings } = await compileMdx(markdown);
  return (
    <section
      aria-label="Project Overview"
      className="project-overview grid grid-cols-1 gap-x-12 gap-y-7 border-line border-t py-12 md:py-16 lg:grid-cols-[16rem_minmax(0,1fr)] print:block print:space-y-5"
    >
      <div>
        <div className="overview-aside space-y-5 lg:sticky lg:top-24">
          <div>
            <h2 className="text-section">Project Overview</h2>
            {minutes > 0 && <p className="mt-2 text-caption text-ink-faint">{minutes} min read</p>}
          </div>
          {headings.length > 1 && (
            <>
              <nav aria-label="Contents" className="contents-list max-lg:hidden print:hidden">
                <ol>
                  {[...headings, ...sections].map(({ id, text }) => (
                    <li key={id}>
                      <a href={`#${id}`} suppressHydrationWarning>
                        {text}
                      </a>
                    </li>
                  ))}
                </ol>
              </nav>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the script */}
              <script data-inline="" dangerouslySetInnerHTML={{ __html: MARK_CURRENT }} />
            </>
          )}
        </div>
      </div>
      <div className="min-w-0 space-y-14">
        <Prose markdown={markdown} more={{ Diagram: PlacedDiagram }} />
        {afterText.map((diagram) => (
          <DiagramFigure key={diagram.name} diagram={diagram} />
        ))}
      </div>
    </section>
  );
}

function PlacedDiagram({ name = '' }: { name?: string }) {
  const diagram = findDiagram(name);
  return diagram && <DiagramFigure diagram={diagram} />;
}

/** The current section is the last one that begins above the middle of the window. */
const MARK_CURRENT = `{${[
  'const links=[...document.currentScript.previousElementSibling.querySelectorAll("a")];',
  'const mark=()=>{const current=links.findLast(({hash})=>document.getElementById(hash.slice(1))?.getBoundingClientRect().top<innerHeight/2);',
  'for(const link of links)link===current?link.setAttribute("aria-current","true"):link.removeAttribute("aria-current")};',
  'addEventListener("scroll",mark,{passive:true});addEventListener("load",mark)',
].join('')}}`;
