import { InlineScript } from '../ui/inline-script';

export function Contents({ entries }: { entries: { id: string; text: string }[] }) {
  return (
    <>
      <nav aria-label="Contents" className="page-contents max-lg:hidden print:hidden">
        <ol>
          {entries.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} suppressHydrationWarning>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <InlineScript text={MARK_CURRENT} />
    </>
  );
}

/** The current section is the last one that begins in the upper third of the window. */
const MARK_CURRENT = `{${[
  'const links=[...document.currentScript.previousElementSibling.querySelectorAll("a")];',
  'const mark=()=>{const current=links.findLast(({hash})=>document.getElementById(hash.slice(1))?.getBoundingClientRect().top<innerHeight*.3);',
  'for(const link of links)link===current?link.setAttribute("aria-current","true"):link.removeAttribute("aria-current")};',
  'addEventListener("scroll",mark,{passive:true});addEventListener("load",mark)',
].join('')}}`;
