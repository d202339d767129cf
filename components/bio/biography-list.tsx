import type { Biography } from '@/lib/biographies/biographies';
import { countWords, plainParagraphs } from '@/lib/resume/prose';
import { Prose } from '../mdx/prose';
import { DocumentMark } from '../ui/badge';
import { BUTTON_CLASS } from '../ui/links';

/** Selects the text, so that it can be copied by keyboard where the clipboard is blocked. */
const COPY_ON_CLICK = `document.addEventListener("click",({target})=>{${[
  'const section=target.closest("[data-copy]")?.closest("section");if(!section)return;',
  'const text=section.querySelector(".prose"),status=section.querySelector("[role=status]");',
  'getSelection().selectAllChildren(text);',
  '(navigator.clipboard?.writeText(text.innerText)??Promise.reject())',
  '.then(()=>status.textContent="Copied",()=>status.textContent="Selected. Press Ctrl+C or Cmd+C.")',
].join('')}})`;

export function BiographyList({ biographies }: { biographies: Biography[] }) {
  return (
    <>
      <div className="space-y-14 lg:col-start-1 lg:row-start-1">
        {biographies.map(({ name, title, body, mark }) => (
          <section key={name} aria-labelledby={name} className="space-y-5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-4">
              <h2 id={name} className="text-section">
                {title}
              </h2>
              <DocumentMark mark={mark} />
              <div className="flex grow flex-wrap items-baseline justify-between gap-x-4">
                <p className="text-dim tabular-nums">{countWords(plainParagraphs(body.raw).join(' '))} words</p>
                <p role="status" className="text-caption text-soft" />
              </div>
              <button type="button" data-copy="" className={`needs-script cursor-pointer ${BUTTON_CLASS.quiet}`}>
                Copy<span className="sr-only"> the text: {title}</span>
              </button>
            </div>
            <Prose markdown={body.raw} />
          </section>
        ))}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the script */}
      <script data-inline="" dangerouslySetInnerHTML={{ __html: COPY_ON_CLICK }} />
    </>
  );
}
